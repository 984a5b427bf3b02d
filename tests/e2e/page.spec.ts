import { expect, test } from './fixtures/sites/site.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('promise 13: opening and closing neither moves the page nor leaves anything on body; a click outside closes and clicks nothing', async ({
  page,
  install,
}) => {
  await install()
  await page.goto('/')
  const title = page.getByRole('heading', { name: 'One door for every wallet.', includeHidden: true })
  const body = page.locator('body')
  const [place, attributes] = [await title.boundingBox(), await body.evaluate((node) => node.getAttributeNames())]
  const opener = page.getByRole('main').getByRole('button', { name: 'Connect wallet' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await title.boundingBox()).toEqual(place)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await title.boundingBox()).toEqual(place)
  expect(await body.evaluate((node) => node.getAttributeNames())).toEqual(attributes)

  // Over a control of the page.
  const swatch = page.getByRole('radio', { name: 'lime' })
  await swatch.scrollIntoViewIfNeeded()
  const under = await swatch.boundingBox()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click((under?.x ?? 0) + 4, (under?.y ?? 0) + 4)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(swatch).not.toBeChecked()
})
