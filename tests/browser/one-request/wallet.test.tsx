import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/components/index.js'
import type { Siwx } from '../../../src/core/index.js'
import { createLintel, type Lintel, LintelModal, LintelProvider } from '../../../src/index.js'
import {
  createFakeSignIn,
  createMemoryStorage,
  type MockChain,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'
import { type Asking, describeOneRequest, everyWay, type Row } from './press-ways.js'

const [wallet, otherWallet] = sampleConnectors
const [, otherNetwork] = sampleNetworks
const network = 'eip155:1'

type Call = Parameters<MockChain['control']['hold']>[0]
type App = { lintel: Lintel; mock: MockChain; askOther: ReturnType<typeof vi.fn> }

/** An app with buttons of its own and the modal. */
async function openApp(siwx?: Siwx): Promise<App> {
  await page.viewport(800, 800)
  const mock = mockChain()
  const lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
    ...(siwx && { siwx }),
    debug: false,
  })
  const askOther = vi.fn(() => new Promise(() => undefined))
  const { actions } = lintel
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(
    <LintelProvider lintel={lintel}>
      <Button onClick={() => actions.signMessage({ message: 'Hello' })}>Sign message</Button>
      <Button onClick={() => askOther()}>Sign typed data</Button>
      <Button onClick={() => actions.signOut().catch(() => undefined)}>Sign out</Button>
      <LintelModal preload={false} />
    </LintelProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    lintel.destroy()
  })
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
  return { lintel, mock, askOther }
}

async function openConnected(siwx?: Siwx): Promise<App> {
  const app = await openApp(siwx)
  await app.lintel.actions.connect({ connectorId: wallet.id })
  return app
}

/** The button, once it can be pressed and nothing moves. */
async function findReady(name: string | RegExp, role: 'button' | 'menuitem' = 'button'): Promise<HTMLElement> {
  const found = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect.element(found).toBeVisible()
  await expect.element(found).toBeEnabled()
  await expect.element(found).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length).toBe(0)
  return found.element() as HTMLElement
}

/** Has the wallet receive a request and not answer it. */
async function hold({ mock }: App, call: Call, name: string | RegExp, isCounted = (_one: object) => true) {
  const control = await findReady(name)
  mock.control.hold(call)
  const before = mock.control.calls.length
  const count = () => mock.control.calls.slice(before).filter((one) => one.call === call && isCounted(one)).length
  return { control, count } satisfies Asking
}

const rows: Row[] = [
  {
    action: 'A row of Connect',
    ways: everyWay,
    async show() {
      const app = await openApp()
      app.lintel.actions.open()
      return hold(app, 'connect', new RegExp(`^${wallet.name}`))
    },
  },
  {
    action: 'Try again of a connection',
    async show() {
      const app = await openApp()
      app.mock.control.fail('connect', 'request-rejected')
      app.lintel.actions.open()
      void app.lintel.actions.connect({ connectorId: wallet.id, isShown: true }).catch(() => undefined)
      // It can be pressed 1 s after it appears.
      const asking = await hold(app, 'connect', 'Try again')
      app.mock.control.succeed('connect')
      app.mock.control.hold('connect')
      return asking
    },
  },
  {
    action: 'A row of Networks',
    ways: everyWay,
    async show() {
      const app = await openConnected()
      app.lintel.actions.open({ view: 'Networks' })
      return hold(app, 'switchNetwork', new RegExp(`^${otherNetwork?.name}`))
    },
  },
  {
    action: 'Sign message, a Button of the app',
    ways: everyWay,
    show: async () => hold(await openConnected(), 'signMessage', 'Sign message'),
  },
  {
    action: 'Sign typed data, a Button of the app that asks another library',
    ways: everyWay,
    async show() {
      const { askOther } = await openConnected()
      return { control: await findReady('Sign typed data'), count: () => askOther.mock.calls.length }
    },
  },
  {
    action: 'Sign',
    ways: everyWay,
    async show() {
      const app = await openConnected(createFakeSignIn())
      app.lintel.actions.openSignIn()
      return hold(app, 'signMessage', 'Sign')
    },
  },
  {
    action: 'Sign out',
    ways: everyWay,
    async show() {
      const siwx = createFakeSignIn()
      const app = await openConnected(siwx)
      app.lintel.actions.openSignIn()
      ;(await findReady('Sign')).click()
      await expect.poll(() => siwx.control.sessions.length).toBe(1)
      await expect.poll(() => app.lintel.store.getState().modal.open).toBe(false)
      const revoke = vi.spyOn(siwx, 'revokeSession')
      siwx.control.hold()
      return { control: await findReady('Sign out'), count: () => revoke.mock.calls.length }
    },
  },
  {
    action: 'Send',
    ways: everyWay,
    async show() {
      const app = await openConnected()
      app.lintel.actions.open({ view: 'Account' })
      const [from, to] = sampleAccounts
      const token = { network, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
      app.lintel.actions.push({ name: 'WalletSendPreview', payment: { network, from, token, amount: '1', to } })
      return hold(app, 'sendTransaction', /^Send/)
    },
  },
  {
    action: 'Disconnect',
    async show() {
      const app = await openConnected()
      app.lintel.actions.open({ view: 'Account' })
      return hold(app, 'disconnect', 'Disconnect')
    },
  },
  {
    action: 'Disconnect all',
    async show() {
      const app = await openConnected()
      await app.lintel.actions.connect({ connectorId: otherWallet.id })
      app.lintel.actions.open({ view: 'ProfileWallets' })
      return hold(app, 'disconnect', 'Disconnect all', (one) => JSON.stringify(one).includes(otherWallet.id))
    },
  },
  {
    action: 'Disconnect of a menu',
    async show() {
      const app = await openConnected()
      await app.lintel.actions.connect({ connectorId: otherWallet.id })
      app.lintel.actions.open({ view: 'ProfileWallets' })
      // Its options are those of the row that has the focus.
      await findReady('Disconnect all')
      const options = page
        .getByRole('button', { name: `Options of ${wallet.name}` })
        .first()
        .element()
      ;(options as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
      const control = await findReady(/^Disconnect /, 'menuitem')
      app.mock.control.hold('disconnect')
      return { control, count: () => app.mock.control.calls.filter(({ call }) => call === 'disconnect').length }
    },
  },
]

describeOneRequest(rows)

test('a button works again when its promise has settled, and tells of one that it does not handle', async () => {
  const { mock } = await openConnected()
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
  const held = mock.control.hold('signMessage')
  const sign = page.getByRole('button', { name: 'Sign message' })
  const pressed = sign.element() as HTMLButtonElement
  pressed.click()
  await expect.element(sign).toHaveAttribute('aria-busy', 'true')
  held.reject('request-rejected')
  await expect.element(sign).not.toHaveAttribute('aria-busy')
  await expect.poll(() => unhandled.mock.calls.length).toBe(1)
  pressed.click()
  await expect.poll(() => mock.control.calls.filter(({ call }) => call === 'signMessage').length).toBe(2)
})
