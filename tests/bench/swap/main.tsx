import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { wait } from '../../../src/rules/async/wait.js'
import '../../../src/styles.js'
import { en } from '../../../src/features/english.js'
import { createSwapFormStore, type SwapFormStore } from '../../../src/features/swap/create-swap-form-store.js'
import type { SwapClient } from '../../../src/features/swap/data/create-swap-client.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import { listSwapTokens } from '../../../src/features/swap/model/list-swap-tokens.js'
import type { SwapToken } from '../../../src/features/swap/model/token.js'
import { SwapView } from '../../../src/features/swap/views/swap/swap-view.js'
import { SwapSelectTokenView } from '../../../src/features/swap/views/swap-select-token/swap-select-token-view.js'
import { Theme } from '../../../src/theme/index.js'
import { dollar, ether } from '../../../stories/support/swap-samples.js'

declare global {
  interface Window {
    showSwap(view: 'tokens' | 'form'): void
  }
}

/** How many tokens a service lists. */
const TOKENS = 2_000
/** How long the service takes for a quote, ms: 95 % of its replies on Local Ethereum are faster. */
const REPLY_MS = 5

const tokens: readonly SwapToken[] = Array.from({ length: TOKENS }, (_, index) => ({
  ...dollar,
  address: `0x${(index + 1).toString(16).padStart(40, '0')}`,
  name: `Token ${(index * 7_919) % TOKENS}`,
  symbol: `T${(index * 7_919) % TOKENS}`,
}))
const ignore = () => undefined

function Tokens() {
  const [search, setSearch] = useState('')
  const choices = { status: 'ready', ...listSwapTokens(tokens, { query: search, holdings: {}, locale: 'en' }) } as const
  return (
    <SwapSelectTokenView
      {...{ words: en, labels: enSwap, choices, selected: undefined, search }}
      onSearch={setSearch}
      onSelect={ignore}
    />
  )
}

/** A service that gives 3,000 dollars for an ether. */
const client = {
  listOffers: async ({ key }) => {
    await wait(REPLY_MS)
    const facts = { id: null, minToAmount: null, validUntil: null, path: null, priceImpact: 0.001, fees: [] }
    const toAmount = (key.amount * 3_000n) / 10n ** 12n
    const { from, to, amount: fromAmount } = key
    return [{ ...facts, from, to, fromAmount, toAmount, provider: null, router: null }]
  },
  getGasPrices: async () => ({ standard: 1n, fast: 1n, instant: 1n }),
} satisfies Partial<SwapClient>

function createForm(): SwapFormStore {
  const place = { network: 'eip155:1', account: `0x${'a'.repeat(40)}`, wrapped: null } as const
  const start = { ...place, locale: 'en', from: ether, to: dollar, typed: '' }
  const store = createSwapFormStore(start, { client: client as unknown as SwapClient, loadCalls: async () => null })
  store.watch()
  return store
}

function Form() {
  const [store] = useState(createForm)
  const { form, view } = useSyncExternalStore(store.subscribe, store.read)
  const { received } = view
  const isUpdating = view.phase === 'reading-price'
  return (
    <SwapView
      words={en}
      labels={enSwap}
      pay={{ token: form.from, text: form.typed, balance: null, value: null }}
      receive={{ token: form.to, amount: received?.amount ?? null, isUpdating, balance: null, value: null }}
      {...{ phase: view.phase, onFlip: ignore, onPayToken: ignore }}
      {...{ onReceiveToken: ignore, onRefresh: ignore, onReview: ignore }}
      onAmount={(typed) => store.dispatch({ type: 'amount', typed })}
    />
  )
}

const place = document.getElementById('root')
const root = place && createRoot(place)

window.showSwap = (view) => {
  root?.render(
    <Theme>
      <div style={{ inlineSize: 360 }}>{view === 'tokens' ? <Tokens /> : <Form />}</div>
    </Theme>,
  )
}
