import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expect-accessible.js'
import { decide, openWindow } from './fixtures/practice-wallet.js'
import { expect, test } from './fixtures/site.js'

const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const message = 'Hello from a plain script.'

/** Adds a page script that is an app of the Wallet Standard: no library, the registry's two events. */
async function addApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Feature = Record<string, (...inputs: readonly unknown[]) => Promise<unknown>>
    type Account = { address: string; publicKey: Uint8Array }
    type Wallet = { name: string; accounts: readonly Account[]; features: Record<string, Feature> }
    const wallets: Wallet[] = []
    const api = { register: (...found: readonly Wallet[]) => void wallets.push(...found) }
    window.addEventListener('wallet-standard:register-wallet', (event) => {
      ;(event as CustomEvent<(app: typeof api) => void>).detail(api)
    })
    window.addEventListener('load', () => {
      window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    })
    const find = () => {
      const wallet = wallets.find(({ name }) => name === 'Practice wallet')
      if (!wallet) throw new Error('The practice wallet has not registered.')
      return wallet
    }
    Object.assign(window, {
      app: {
        names: () => wallets.map(({ name }) => name),
        async connect() {
          await find().features['standard:connect']?.connect?.()
          return find().accounts.map(({ address }) => address)
        },
        /** Signs, and says whether WebCrypto verifies the signature. */
        async sign(text: string) {
          const wallet = find()
          const [first] = wallet.accounts
          if (!first) throw new Error('The wallet shares no account.')
          const data = new TextEncoder().encode(text)
          const outputs = await wallet.features['solana:signMessage']?.signMessage?.({ account: first, message: data })
          const [output] = outputs as readonly { signature: BufferSource }[]
          const key = await crypto.subtle.importKey('raw', Uint8Array.from(first.publicKey), 'Ed25519', false, [
            'verify',
          ])
          return output !== undefined && crypto.subtle.verify('Ed25519', key, output.signature, data)
        },
      },
    })
  })
}

type App = { names(): string[]; connect(): Promise<string[]>; sign(text: string): Promise<boolean> }

const readNames = (page: Page) => page.evaluate(() => (window as unknown as { app: App }).app.names())

test('a plain script finds the wallet by the Wallet Standard, connects an account of Solana and signs', async ({
  page,
  context,
  walletUrl,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  await addApp(page)
  await page.goto('/')
  await expect.poll(() => readNames(page)).toContain('Practice wallet')
  // Registered once per app, loaded not at all: discovery asks the wallet nothing.
  expect(context.pages()).toHaveLength(1)
  expect(page.frames()).toHaveLength(1)

  let connected: Promise<string[]> | undefined
  const connecting = await openWindow(page, async () => {
    connected = page.evaluate(() => (window as unknown as { app: App }).app.connect())
  })
  await expect(connecting.getByRole('main')).toContainText(baseURL ?? '')
  await expect(connecting.getByRole('radio', { name: /^Account 1/ })).toBeChecked()
  await expectAccessible(connecting, 'connect on Solana')
  await decide(connecting, 'Approve')
  expect(await connected).toEqual([account])

  let signed: Promise<boolean> | undefined
  const signing = await openWindow(page, async () => {
    signed = page.evaluate((text) => (window as unknown as { app: App }).app.sign(text), message)
  })
  await expect(signing.getByRole('region', { name: 'Message' })).toHaveText(message)
  await expect(signing.getByRole('main')).toContainText(account)
  await expectAccessible(signing, 'sign on Solana')
  await decide(signing, 'Approve')
  expect(await signed).toBe(true)

  const home = await context.newPage()
  await home.goto(walletUrl)
  await home.getByRole('button', { name: `Disconnect ${baseURL} from Solana` }).click()
  await expect(home.getByText('No site is connected.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
