import sharp from 'sharp'
import { readCspViolations, watchCspViolations } from './fixtures/checks/watch-page.js'
import { expect, test } from './fixtures/sites/site.js'
import { copyLink, openCode, readCode } from './fixtures/visitors/pairing.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitors/visitor.js'

test('pair by an image of the code, decline, sign, switch on both sides, change the account, disconnect on both sides', async ({
  page,
  wallet,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  await watchCspViolations(page)
  await page.goto('/')
  const visitor = asVisitor(page)
  const network = (name: string) => page.getByRole('button', { name: `Network: ${name}` })

  await test.step('a declined pairing says so, and Try again pairs', async () => {
    const dialog = await openCode(page)
    const link = await readCode(page)
    expect(await copyLink(page)).toBe(link)
    await wallet.paste(link)
    await wallet.reject()
    await expect(dialog).toContainText('Connection declined')
    await expect(dialog).toContainText('You declined the request in your wallet. Nothing was shared.')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const next = await readCode(page)
    expect(next).not.toBe(link)
    await wallet.paste(next)
    await wallet.page.getByRole('checkbox', { name: 'Account 2' }).check()
    await wallet.approve()
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('sign: verified', async () => {
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(wallet.page.getByRole('group', { name: 'Message' })).toBeVisible()
    await wallet.approve()
    await expect(visitor.result).toContainText('Signature verified')
  })

  await test.step('the site switches the network: what it asks from then on is for that one', async () => {
    await network('Local Ethereum').click()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
    await expect(network('Local Rollup')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await expect(wallet.page.getByRole('main')).toContainText(/At most.*Local Rollup/)
    await wallet.reject()
    await expect(visitor.result).toContainText('You declined the request in')
    await network('Local Rollup').click()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' }).click()
    await expect(network('Local Ethereum')).toBeVisible()
  })

  await test.step('the wallet switches the network, then the account: the site follows', async () => {
    await wallet.page.getByRole('radio', { name: 'Local Rollup' }).check()
    await expect(network('Local Rollup')).toBeVisible()
    await wallet.page.getByRole('radio', { name: 'Account 2' }).check()
    await expect(visitor.accountButton).toContainText(secondAddress.shown)
  })

  await test.step('disconnect on the site: the wallet lists nothing any more', async () => {
    await visitor.accountButton.click()
    await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
    await expect(wallet.page.getByText('No site is connected.')).toBeVisible()
  })

  await test.step('pair by a picture of the code that the wallet reads; disconnect in the wallet: the site says so', async () => {
    const dialog = await openCode(page)
    await readCode(page)
    const choose = async (buffer: Buffer) => {
      const chooser = wallet.page.waitForEvent('filechooser')
      await wallet.page.getByRole('button', { name: 'Choose a picture of the QR code' }).click()
      await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer })
    }
    const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
    await choose(await blank.png().toBuffer())
    await expect(wallet.page.getByText('No QR code found in this picture.')).toBeVisible()
    await choose(await dialog.screenshot())
    await wallet.approve()
    await expect(visitor.accountButton).toContainText('Account')
    await expect(page.getByRole('dialog')).toBeHidden()
    await wallet.page.getByRole('button', { name: /^Disconnect/ }).click()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
    await page.reload()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
  })

  expect(await readCspViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})
