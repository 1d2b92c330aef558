import { measure } from './rows'

measure('machine', [{ name: 'add a thousand numbers', run: addUp }])

function addUp(): number {
  let sum = 0
  for (let i = 0; i < 1000; i++) sum += i
  return sum
}
