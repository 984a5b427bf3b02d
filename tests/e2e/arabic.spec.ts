import type { Page } from '@playwright/test'
import { sampleConnectors } from '../../src/chains/mock/sample-connectors.js'
import { sampleNfts, sampleTokens } from '../../src/testing/sample-data.js'
import { sampleDirectoryWallets } from '../../src/testing/sample-directory-wallets.js'
import { sampleNetworks } from '../../src/testing/sample-networks.js'
import { ar } from '../fixtures/arabic-words.js'
import { expectArabic } from './fixtures/checks/expect-arabic.js'
import { expect, test } from './fixtures/sites/dialogs.js'

/** Words that are Latin in every language: names and currency symbols. Addresses are excluded below. */
const currencies = sampleNetworks.map(({ nativeCurrency }) => nativeCurrency)
const collections = sampleNfts.map(({ collection }) => ({ name: collection }))
const named = [
  sampleConnectors,
  sampleDirectoryWallets,
  sampleNetworks,
  currencies,
  sampleTokens,
  sampleNfts,
  collections,
]
const names = named.flat().flatMap(({ name }) => name ?? [])
const latin = [
  ...names,
  'WalletConnect',
  'QR',
  'ETH',
  'Chrome',
  'Firefox',
  'Edge',
  'iPhone',
  'iPad',
  'Android',
  'US$',
  'USD',
  ...sampleTokens.map(({ symbol }) => symbol),
]

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('promise 16: in Arabic every word is Arabic, runs from right to left and is not clipped, in a wide window and at 320 px', async ({
  page,
  openScene,
}) => {
  await openScene('InArabic', { rightToLeft: 'ar' })
  const check = async (where: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectArabic(page, `${where}, ${width} px`, latin)
    }
  }
  const arrive = async (title: string) => {
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await check(title)
  }
  await button(page, 'ربط المحفظة').click()
  await expect(button(page, 'كل المحافظ')).toContainText(new Intl.NumberFormat('ar').format(10))
  await arrive('ربط المحفظة')
  await expectPictureFirst(page)
  await button(page, 'مساعدة').click()
  await arrive('ما المحفظة؟')
  await button(page, 'الحصول على محفظة').click()
  await expect(button(page, 'استكشاف الكل')).toBeVisible()
  await arrive('الحصول على محفظة')
  await button(page, 'استكشاف الكل').click()
  const tiles = page.getByRole('gridcell').getByRole('button')
  await expect(tiles.nth(1)).toBeVisible()
  await arrive('كل المحافظ')
  await tiles.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.nth(1)).toBeFocused()
  expect((await tiles.nth(1).boundingBox())?.x).toBeLessThan((await tiles.first().boundingBox())?.x ?? 0)
  await page.getByRole('searchbox', { name: 'البحث في المحافظ' }).fill('لا شيء')
  await expect(page.getByRole('dialog')).toContainText('لم نعثر على أي محفظة')
  await check('All wallets, none found')
  await page.getByRole('searchbox').fill('Tidal')
  await button(page, 'Tidal').click()
  await expect(button(page, 'نسخ الرابط')).toBeVisible()
  await arrive('Tidal')
  await button(page, 'الحصول على').click()
  await arrive(`الحصول على \u2068Tidal\u2069`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button(page, 'ربط المحفظة').click()
  await button(page, 'Foxglove').click()
  await button(page, 'الحساب').click()
  await arrive('الحساب')
  await expect(page.getByRole('list', { name: 'الرموز' }).getByRole('button').first()).toBeVisible()
  await check('Account, tokens')
  await page.getByRole('tab', { name: 'المقتنيات' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await check('Account, NFTs')
  await page.getByRole('tab', { name: 'النشاط' }).click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await check('Account, activity')
  for (const name of ['إرسال', 'استلام']) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await arrive(name)
    await page.getByRole('dialog').getByRole('button', { name: ar.common.back }).click()
    await arrive('الحساب')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'الشبكة:' }).click()
  await arrive('الشبكات')
  await button(page, 'Base').click()
  await expect(page.getByRole('dialog')).toContainText('رُفض التبديل')
  await arrive('تبديل الشبكة')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await check('the page')
})
/** In a row the picture comes first, so it is on the right. */
async function expectPictureFirst(page: Page): Promise<void> {
  const row = button(page, 'Foxglove')
  const [picture, words] = [await row.locator('img').boundingBox(), await row.getByText('Foxglove').boundingBox()]
  expect(picture?.x).toBeGreaterThanOrEqual((words?.x ?? Number.NaN) + (words?.width ?? Number.NaN))
}
