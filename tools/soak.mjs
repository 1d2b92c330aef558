// npm run soak -- 60: plays at random for 60 minutes (10 unless said), over all scenarios, each with every house rule by
// itself and with all. PZ8_SEED=... repeats a run. Each problem is printed with its setting and seed as it is found.
import { spawnSync } from 'node:child_process'

const [minutes = '10'] = process.argv.slice(2)
if (!(Number(minutes) > 0)) {
  process.stderr.write('npm run soak -- MINUTES\n')
  process.exit(2)
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', '--reporter=dot'],
  { stdio: 'inherit', env: { ...process.env, PZ8_SOAK_MINUTES: minutes } },
)
process.exitCode = status ?? 1
