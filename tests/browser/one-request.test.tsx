import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Button } from '../../src/components/index.js'
import type { Siwx } from '../../src/core/index.js'
import { createLintel, type Lintel, LintelModal, LintelProvider } from '../../src/index.js'
import {
  createFakeSignIn,
  createMemoryStorage,
  type MockChain,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../src/testing/index.js'
import { createPointer } from './send-pointer.js'

const [wallet] = sampleConnectors
const [, otherNetwork] = sampleNetworks
const network = 'eip155:1'

let mock: MockChain
let lintel: Lintel

/** An app with a button of its own and the modal. */
async function openApp(siwx?: Siwx): Promise<void> {
  await page.viewport(800, 800)
  mock = mockChain()
  lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: sampleNetworks,
    adapters: [mock],
    storage: createMemoryStorage(),
    ...(siwx && { siwx }),
    debug: false,
  })
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(
    <LintelProvider lintel={lintel}>
      <Button onClick={() => lintel.actions.signMessage({ message: 'Hello' })}>Sign message</Button>
      <LintelModal preload={false} />
    </LintelProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    lintel.destroy()
  })
  await vi.waitFor(() => expect(lintel.store.getState().startedAt).not.toBeNull())
}

const connect = () => lintel.actions.connect({ connectorId: wallet.id })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

type Asked = { call: Parameters<MockChain['control']['hold']>[0]; name: string | RegExp; show: () => unknown }

const asked: Asked[] = [
  {
    call: 'connect',
    name: new RegExp(`^${wallet.name}`),
    show: async () => {
      await openApp()
      lintel.actions.open()
    },
  },
  {
    call: 'switchNetwork',
    name: new RegExp(`^${otherNetwork?.name}`),
    show: async () => {
      await openApp()
      await connect()
      lintel.actions.open({ view: 'Networks' })
    },
  },
  {
    call: 'signMessage',
    name: 'Sign message',
    show: async () => {
      await openApp()
      await connect()
    },
  },
  {
    call: 'signMessage',
    name: 'Sign',
    show: async () => {
      await openApp(createFakeSignIn())
      await connect()
      lintel.actions.openSignIn()
    },
  },
  {
    call: 'sendTransaction',
    name: /^Send/,
    show: async () => {
      await openApp()
      await connect()
      lintel.actions.open({ view: 'Account' })
      const [from, to] = sampleAccounts
      const token = { network, name: 'Ether', symbol: 'ETH', decimals: 18 } as const
      lintel.actions.push({ name: 'WalletSendPreview', payment: { network, from, token, amount: '1', to } })
    },
  },
  {
    call: 'disconnect',
    name: 'Disconnect',
    show: async () => {
      await openApp()
      await connect()
      lintel.actions.open({ view: 'Account' })
    },
  },
]

describe.each(asked)('$name asks for $call once', { timeout: 60_000 }, ({ call, name, show }) => {
  const countCalls = () => mock.control.calls.filter((one) => one.call === call).length

  beforeEach(async () => {
    await show()
    await expect.element(button(name).first()).toBeVisible()
    await expect.element(button(name).first()).toBeEnabled()
    await expect.element(button(name).first()).not.toHaveAttribute('aria-busy', 'true')
    mock.control.hold(call)
    await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length).toBe(0)
  })

  const find = () => button(name).first().element() as HTMLElement

  test('when it is pressed three times in one task', async () => {
    const pressed = find()
    for (let count = 0; count < 3; count += 1) pressed.click()
    await expect.poll(countCalls).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(countCalls()).toBe(1)
  })

  describe('on a slow computer', () => {
    beforeEach(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 20 }))
    afterEach(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 }))

    test.each(['mouse', 'touch'] as const)('when it is pressed twice within 100 ms by %s', async (kind) => {
      const pointer = createPointer(kind)
      const { x, y, width, height } = find().getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      const first = [pointer.press(at), pointer.release(at)]
      await new Promise((resolve) => setTimeout(resolve, 100))
      await Promise.all([...first, pointer.press(at, 'left', 2), pointer.release(at, 'left', 2)])
      await expect.poll(countCalls).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(countCalls()).toBe(1)
    })

    test('when Enter is held down', async () => {
      find().focus()
      const key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
      for (const autoRepeat of [false, true, true]) {
        await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...key })
      }
      await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
      await expect.poll(countCalls).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(countCalls()).toBe(1)
    })
  })
})

test('a button works again when its promise has settled, and tells of one that it does not handle', async () => {
  await openApp()
  await connect()
  const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
  window.addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled))
  const hold = mock.control.hold('signMessage')
  const sign = button('Sign message')
  const pressed = sign.element() as HTMLButtonElement
  pressed.click()
  await expect.element(sign).toHaveAttribute('aria-busy', 'true')
  hold.reject('request-rejected')
  await expect.element(sign).not.toHaveAttribute('aria-busy')
  await expect.poll(() => unhandled.mock.calls.length).toBe(1)
  pressed.click()
  await expect.poll(() => mock.control.calls.filter(({ call }) => call === 'signMessage').length).toBe(2)
})
