import { onlineManager, QueryClient } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createLintel } from '../../src/headless/index.js'
import {
  LintelProvider,
  useAccount,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchNetwork,
  useToast,
} from '../../src/react/index.js'
import { createMemoryStorage, mockChain, sampleNetworks } from '../../src/testing/index.js'

/** The second network that the wallet may be switched to. */
const second = `eip155:${Number(sampleNetworks[1]?.id)}` as const

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

/** A page with a button for each hook, which shows what each of them has returned. */
function Page() {
  const { account, network } = useAccount()
  const connect = useConnect()
  const disconnect = useDisconnect()
  const switchNetwork = useSwitchNetwork()
  const sign = useSignMessage()
  const send = useSendTransaction()
  const { toast, show, dismiss } = useToast()
  const transfer = { kind: 'transfer', to: '0x00000000000000000000000000000000000000aa', amount: 1n } as const
  const actions = {
    connect: () => connect.mutate({ connectorId: 'example.prism' }),
    switch: () => switchNetwork.mutate({ network: second }),
    sign: () => sign.mutate({ message: 'Hello' }),
    send: () => send.mutate(transfer),
    disconnect: () => disconnect.mutate(undefined),
    show: () => show({ variant: 'success', message: 'Saved' }),
    dismiss,
  }
  return (
    <>
      {Object.entries(actions).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
      <output>
        {JSON.stringify({
          address: account?.address ?? null,
          network,
          connected: connect.data?.address ?? connect.error?.code ?? connect.status,
          signature: sign.data?.signature ?? sign.error?.code ?? sign.status,
          sent: send.data ?? send.error?.code ?? send.status,
          switched: switchNetwork.status,
          disconnected: disconnect.status,
          toast: toast?.message ?? null,
        })}
      </output>
    </>
  )
}

function draw(mock = mockChain(), queryClient?: QueryClient) {
  const networks = sampleNetworks
  const lintel = createLintel({
    metadata: { name: 'Hooks' },
    networks,
    adapters: [mock],
    storage: createMemoryStorage(),
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <LintelProvider lintel={lintel} {...(queryClient && { queryClient })}>
      <Page />
    </LintelProvider>,
  )
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  const read = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}')
  const expectShown = (shown: object) => vi.waitFor(() => expect(read()).toMatchObject(shown))
  return { press, read, expectShown }
}

test('each hook does its action, and returns what came of it', async () => {
  const { press, read, expectShown } = draw()
  await expectShown({ address: null, connected: 'idle' })
  press('connect')
  await expect.poll(() => read().address).toMatch(/^0x/)
  await expectShown({ connected: read().address })
  press('switch')
  await expectShown({ network: second, switched: 'success' })
  press('sign')
  await expect.poll(() => read().signature).toMatch(/^0x/)
  press('send')
  await expect.poll(() => read().sent).toMatch(/^0x/)
  press('show')
  await expectShown({ toast: 'Saved' })
  press('dismiss')
  await expectShown({ toast: null })
  press('disconnect')
  await expectShown({ address: null, disconnected: 'success' })
})

test('what fails is an error with its code', async () => {
  const { press, expectShown } = draw(mockChain({ failures: { connect: 'request-rejected' } }))
  await expectShown({ address: null })
  press('sign')
  press('connect')
  await expectShown({ address: null, connected: 'request-rejected', signature: 'not-connected' })
})

test('offline it fails at once, and a wallet is asked once, whatever the query client of the app does', async () => {
  onlineManager.setOnline(false)
  const mock = mockChain({ failures: { connect: 'request-rejected' } })
  const { press, expectShown } = draw(
    mock,
    new QueryClient({ defaultOptions: { mutations: { retry: 3, retryDelay: 1 } } }),
  )
  await expectShown({ address: null })
  press('connect')
  await expectShown({ connected: 'request-rejected' })
  expect(mock.control.calls.filter(({ call }) => call === 'connect')).toHaveLength(1)
  onlineManager.setOnline(true)
})
