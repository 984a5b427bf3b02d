import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

test('no other host gets a request before a click, and the whole flow violates no policy', async ({
  page,
  install,
  baseURL,
  consoleErrors,
}) => {
  await install()
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(visitor.result).toContainText('verified')
  await visitor.accountButton.click()
  await visitor.dialog('Account').getByRole('button', { name: 'Network: Local Ethereum' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('promise 13: opening and closing neither moves the page nor leaves anything on body', async ({
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
})

test('a click outside closes the modal and does not click the page below', async ({ page, install }) => {
  await install()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(20, 500)
  await expect(page.getByRole('dialog')).toBeHidden()
})
