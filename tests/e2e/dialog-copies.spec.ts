import { expect, test } from './fixtures/sites/dialogs.js'

// npm nests a copy of the layers in each package of Radix where the app has another version of one of them.
test.use({ areCopiesNested: true })

const nonce = 'a-nonce-for-this-page'

test('with several copies of Radix each Escape closes one layer', async ({ page, openScene }) => {
  await openScene('FloatingInside', { nonce })
  const pressEscape = () => page.keyboard.press('Escape')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const ours = page.getByRole('dialog', { name: 'Our transfer' })
  await button('Send').click()

  await page.getByRole('combobox', { name: 'Network' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await pressEscape()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Network' })).toBeFocused()

  await button('Fee').click()
  const speed = page.getByRole('combobox', { name: 'Speed' })
  await speed.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await pressEscape()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Network fee' })).toBeVisible()
  await pressEscape()
  await expect(page.getByRole('dialog', { name: 'Network fee' })).toHaveCount(0)
  await expect(ours).toBeVisible()

  await button('Discard').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressEscape()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(ours).toBeVisible()
  await pressEscape()
  await expect(ours).toHaveCount(0)
  await expect(button('Send')).toBeFocused()

  await test.step('an Escape that ends a composition closes neither the popover nor the dialog', async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    const session = await page.context().newCDPSession(page)
    const compose = async (field: string) => {
      await page.getByLabel(field).focus()
      await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
      await page.keyboard.press('Escape')
    }
    await compose('Our transfer: amount')
    await expect(page.getByRole('dialog', { name: 'Our transfer' })).toBeVisible()
    await page.getByRole('button', { name: 'Fee' }).click()
    await compose('Note')
    await expect(page.getByRole('dialog', { name: 'Network fee' })).toBeVisible()
    await page.getByLabel('Note').fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Network fee' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Our transfer' })).toHaveCount(0)
  })
})
