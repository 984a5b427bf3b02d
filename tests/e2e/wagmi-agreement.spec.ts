import type { Page } from '@playwright/test'
import { developmentKeys } from '../fixtures/development-keys.js'
import type { BuiltPage } from './fixtures/pages/build-page.js'
import { servePage } from './fixtures/pages/serve-page.js'
import { expect, test } from './fixtures/sites/test.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { firstAddress, secondAddress } from './fixtures/visitors/visitor.js'

const ORIGIN = 'http://agreement.localhost'

test.use({ script: 'agreement.tsx' })

async function openPage(page: Page, built: BuiltPage) {
  await servePage(built, { at: { target: page, origin: ORIGIN } })
  const chains = { 31337: `${ORIGIN}/rpc`, 31338: `${ORIGIN}/rpc` }
  const foxglove = await installWallet(page, { name: 'Foxglove', privateKeys: [developmentKeys[0]], chains })
  const harbor = await installWallet(page, { name: 'Harbor', privateKeys: [developmentKeys[1]], chains })
  await page.goto(ORIGIN)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return {
    foxglove,
    harbor,
    press,
    /** Waits until wagmi shows `text`, then compares both libraries in every commit so far. */
    async expectAgreement(text: string | RegExp) {
      await expect(page.getByRole('status', { name: 'State' })).toHaveText(text)
      const commits = await page.evaluate(() => window.commits)
      expect(commits.length).toBeGreaterThan(0)
      const disagreements = commits.filter(({ isReconnecting, wagmi, lintel }) =>
        // While wagmi reconnects, its useConnections does not change, and Lintel shows no account until the wallet has
        // confirmed it.
        isReconnecting
          ? lintel.address !== null && lintel.address !== wagmi.address
          : JSON.stringify(wagmi) !== JSON.stringify(lintel),
      )
      expect(disagreements).toEqual([])
    },
    async connectByModal(wallet: string) {
      await press('Connect wallet')
      await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  }
}

const foxgloveOn = (chainId: number) => `Foxglove ${firstAddress.full} ${chainId}`
const harborOn = (chainId: number) => `Harbor ${secondAddress.full} ${chainId}`

test("wagmi's and Lintel's hooks agree in every commit, whoever acts, and after a reload", async ({ page, built }) => {
  const { foxglove, press, connectByModal, expectAgreement } = await openPage(page, built)

  await test.step('Lintel acts', async () => {
    await expectAgreement('None')
    await connectByModal('Foxglove')
    await expectAgreement(foxgloveOn(31337))
    await press('Lintel: switch to 31338')
    await expectAgreement(foxgloveOn(31338))
    await press('wagmi: connect Harbor')
    await expectAgreement(harborOn(31337))
    await press('Lintel: use Foxglove')
    await expectAgreement(foxgloveOn(31338))
    await press('Lintel: disconnect')
    await expectAgreement('None')
  })

  await test.step('wagmi acts', async () => {
    // The wallet is still on the network that Lintel chose.
    foxglove.setChain(31337)
    await press('wagmi: connect Foxglove')
    await expectAgreement(foxgloveOn(31337))
    await press('wagmi: switch to 31338')
    await expectAgreement(foxgloveOn(31338))
    await press('wagmi: connect Harbor')
    await expectAgreement(harborOn(31337))
    await press('wagmi: use Foxglove')
    await expectAgreement(foxgloveOn(31338))
    await press('wagmi: disconnect')
    await expectAgreement(harborOn(31337))
    await press('wagmi: disconnect')
    await expectAgreement('None')
  })

  await test.step('the wallet acts, and the page is loaded again', async () => {
    foxglove.setChain(31337)
    await connectByModal('Foxglove')
    await expectAgreement(foxgloveOn(31337))
    foxglove.setChain(31338)
    await expectAgreement(foxgloveOn(31338))
    foxglove.setAccounts([developmentKeys[1]])
    await expectAgreement(`Foxglove ${secondAddress.full} 31338`)
    await page.reload()
    await expectAgreement(`Foxglove ${secondAddress.full} 31338`)
  })
})
