import { expect, test } from '@playwright/test'
import { openAt, prompt, table, watchOver } from './helpers'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`guns for an assault are chosen on a stepper with the odds beside it, ${width}x${height}`, async ({
    page,
  }) => {
    const problems = watchOver(page)
    await page.setViewportSize({ width, height })
    await openAt(page, '#/setup/ww1/learn')
    await page.getByText('A seed of your own').click()
    await page.getByLabel(/^Seed/).fill('RAID-1')
    await page.getByRole('button', { name: 'Begin the battle' }).click()
    await expect(table(page)).toBeVisible()
    await expect
      .poll(
        async () => {
          const text = await prompt(page).innerText()
          if (/Choose a square to assault from|then go over the top/.test(text)) return 'assault'
          await page.keyboard.press(text.includes('End the phase?') ? 'Enter' : 'e')
          return text
        },
        { timeout: 60_000 },
      )
      .toBe('assault')
    await page.keyboard.press('Space')
    await expect(prompt(page)).toContainText('then go over the top')
    await page.keyboard.press('1')

    const guns = page.getByRole('group', { name: 'guns', exact: true })
    const figures = page.getByText(/^<?\d+(–\d+)?% ?assaulted lose/)
    await expect(guns).toContainText('No guns')
    const before = await figures.first().innerText()
    await guns.getByRole('button', { name: 'More guns' }).click()
    await expect(guns).toContainText('1 gun')
    // They have guns enough to answer a few: it takes many to be sure of more.
    for (let number = 2; number <= 10; number++) await guns.getByRole('button', { name: 'More guns' }).click()
    await expect(guns).toContainText('10 guns')
    await expect(figures.first()).not.toHaveText(before)
    await guns.getByRole('button', { name: 'Fewer guns' }).click()
    await expect(guns).toContainText('9 guns')

    if (width > 1000) {
      // What it would be if they answered: no range any more, and less with every gun.
      const answer = page.getByRole('group', { name: 'guns in answer' })
      await expect(answer).toContainText('No guns')
      await answer.getByRole('button', { name: 'More guns in answer' }).click()
      await expect(answer).toContainText('1 gun')
      await expect(page.getByText('If they answer with')).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(prompt(page)).not.toContainText('then go over the top')
    expect(problems).toEqual([])
  })
}
