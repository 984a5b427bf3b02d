import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { isAddress } from 'viem'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  createLintel,
  type Lintel,
  type TokenBalance,
  type Transaction,
  type ViewRequest,
} from '../../../src/headless/index.js'
import { LintelModal } from '../../../src/modal/index.js'
import { LintelProvider } from '../../../src/react/index.js'
import {
  createFakeDataApi,
  createMemoryStorage,
  type FakeDataApi,
  type FakeDataApiFailure,
  type MockChain,
  type MockChainOptions,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../../src/testing/index.js'
import { Theme } from '../../../src/theme/index.js'

export const [me] = sampleAccounts
export const nora = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const thief = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const network = 'eip155:1'
export const dollar = `0x${'d'.repeat(40)}`
export const tokens: readonly TokenBalance[] = [
  { network, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n, price: { usd: 2_000 }, value: 2_000 },
  { network, address: dollar, name: 'Harbor Dollar', symbol: 'HUSD', decimals: 6, amount: 5_000_000n },
]

export type OpenedSend = {
  lintel: Lintel
  mock: MockChain
  dataApi: FakeDataApi
  /** The addresses of names; a test may change a record. */
  names: Record<string, string>
  /** The payments that the wallet was asked to send. */
  listSent(): readonly unknown[]
  close(): void
}

/** The modal on a mock chain with a connected wallet. By default the visitor has pressed Send in Account, and sends ether. */
export async function openSend({
  request,
  transactions = [],
  tokens: owned = tokens,
  balancesFail,
  isDataHeld = false,
  locale,
  isThemed = false,
  ...chain
}: MockChainOptions & {
  request?: ViewRequest
  transactions?: readonly Transaction[]
  tokens?: readonly TokenBalance[]
  /** How the read of balances fails. */
  balancesFail?: FakeDataApiFailure
  /** The data API does not answer until `dataApi.control.release()`. */
  isDataHeld?: boolean
  locale?: string
  /** With the sizes of the theme, for a test of what scrolls. */
  isThemed?: boolean
} = {}): Promise<OpenedSend> {
  const failures = balancesFail ? { listBalances: balancesFail } : {}
  const dataApi = createFakeDataApi({ tokens: owned, transactions, failures, isHeld: isDataHeld })
  const names: Record<string, string> = { 'nora.eth': nora }
  const mock = mockChain({ names, quote: { fee: 21_000n * 10n ** 9n, gas: 21_000n }, ...chain })
  const lintel = createLintel({
    metadata: { name: 'Send' },
    networks: sampleNetworks,
    // The mock takes every text for an address.
    adapters: [{ ...mock, create: (context) => ({ ...mock.create(context), isAddress: (text) => isAddress(text) }) }],
    dataApi,
    storage: createMemoryStorage(),
    ...(locale && { messages: { locale } }),
  })
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  const Themed = isThemed ? Theme : Fragment
  root.render(
    <Themed>
      <LintelProvider lintel={lintel}>
        <LintelModal />
      </LintelProvider>
    </Themed>,
  )
  await expect.poll(() => lintel.store.getState().startedAt).not.toBeNull()
  await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
  lintel.actions.open(request ?? { view: 'Account' })
  if (!request) lintel.actions.push({ name: 'WalletSend', token: 'native' })
  if (!request || request.view === 'WalletSend') await expect.element(amountField).toBeVisible()
  return {
    lintel,
    mock,
    dataApi,
    names,
    listSent: () =>
      mock.control.calls.filter(({ call }) => call === 'sendTransaction').map(({ parameters }) => parameters),
    close() {
      root.unmount()
      main.remove()
    },
  }
}

export const amountField = page.getByRole('textbox', { name: 'Amount' })
export const receiverField = page.getByRole('textbox', { name: 'Receiver' })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
