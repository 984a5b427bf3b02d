import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { Transaction } from '../../../src/core/model/activity.js'
import { enActivity } from '../../../src/features/activity/messages/en.js'
import {
  TransactionDetailView,
  type TransactionDetailViewProps,
} from '../../../src/features/activity/views/transaction-detail/transaction-detail-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { dust, pulled, sampleTransaction, transactions } from '../../support/portfolio-samples.js'

const [pending, received, trade, failed] = transactions as [Transaction, Transaction, Transaction, Transaction]
const title = en.titles.TransactionDetail

const filled: TransactionDetailViewProps = {
  words: en,
  labels: enActivity,
  transaction: received,
  networkName: 'Ethereum',
  explorerUrl: `https://explorer-1.example/tx/${received.hash}`,
  timeZone: 'UTC',
}

/** A contract may write anything into a revert reason, a name and a symbol. */
const odd = sampleTransaction({
  operation: 'execute',
  status: 'failed',
  time: Date.parse('2026-11-02T20:31:00Z'),
  reason: `<img src=x onerror=alert(1)> ${hostile.bidiOverride} ${hostile.unbroken}`,
  method: hostile.unbroken,
  transfers: Array.from({ length: 30 }, (_, index) => ({
    direction: 'in',
    quantity: String(10n ** 70n),
    token: { name: hostile.unbroken, symbol: `${hostile.unbroken}${index}` },
  })),
})

const {
  fee: _fee,
  block: _block,
  nonce: _nonce,
  ...unmined
} = sampleTransaction({
  operation: 'send',
  status: 'expired',
  time: Date.parse('2026-11-02T20:31:00Z'),
  from: '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q',
  to: 'GgPpTKg78vmzgDtP1DNn72CHAYjRdKY7AV6zgszoHCSa',
  transfers: [{ direction: 'out', quantity: '0.5', token: { name: 'Solana', symbol: 'SOL' } }],
})

/** The network did not include it in time. */
const expired: Partial<TransactionDetailViewProps> = {
  transaction: unmined,
  networkName: 'Solana',
  explorerUrl: null,
}

const meta = preview.meta({
  title: 'Modal/Views/TransactionDetail',
  component: TransactionDetailView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <TransactionDetailView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="received">
        <TransactionDetailView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="swapped, no explorer">
        <TransactionDetailView {...filled} transaction={trade} explorerUrl={null} />
      </CardFrame>
      <CardFrame title={title} start="back" label="pending">
        <TransactionDetailView {...filled} transaction={pending} />
      </CardFrame>
      <CardFrame title={title} start="back" label="failed">
        <TransactionDetailView {...filled} transaction={failed} />
      </CardFrame>
      <CardFrame title={title} start="back" label="expired, on Solana">
        <TransactionDetailView {...filled} {...expired} />
      </CardFrame>
      <CardFrame title={title} start="back" label="from a look-alike">
        <TransactionDetailView {...filled} transaction={dust} />
      </CardFrame>
      <CardFrame title={title} start="back" label="moved out by another address">
        <TransactionDetailView {...filled} transaction={pulled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="everything from a stranger">
        <TransactionDetailView {...filled} transaction={odd} />
      </CardFrame>
    </CardSheet>
  ),
})

/** An expired transaction says that it will not happen, so that the visitor can send it again. */
export const Expired = meta.story({
  args: expired,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByText(/did not take it in time/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'What did not move' })).toHaveTextContent('0.5 SOL')
  },
})

/** Shows both addresses in full, with time, fee and block. */
export const Received = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Received')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: 'What moved' })).toHaveTextContent('+1,200 HUSD'))
    await expect(canvas.getByText(/Nov 21, 2026/)).toBeVisible()
    for (const address of [received.from, received.to]) {
      await expect(canvas.getAllByText((_, element) => element?.textContent === address).length).toBeGreaterThan(0)
    }
    await expect(canvas.getByRole('button', { name: 'Copy transaction' })).toBeVisible()
  },
})

/** A name is shown above the full address. */
export const WithNames = meta.story({
  args: { names: { [received.from]: 'nora.lintel.test' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nora.lintel.test')).toBeVisible()
    for (const address of [received.from, received.to]) {
      await expect(canvas.getAllByText((_, element) => element?.textContent === address).length).toBeGreaterThan(0)
    }
  },
})

/** An address that looks like a known one is shown in full, with the differences marked. */
export const LookAlike = meta.story({
  args: { transaction: dust },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/looks like one that you know/)).toBeVisible()
    const marked = canvasElement.querySelectorAll('[data-look-alike]')
    await expect([...marked].map((element) => element.querySelector('bdi')?.textContent)).toEqual([
      dust.from,
      dust.from,
    ])
  },
})

/** A transfer that the account did not send is not called sent. */
export const MovedOut = meta.story({
  args: { transaction: pulled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moved out')).toBeVisible()
    await expect(canvas.getByText(/^Another address moved this/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: 'What moved' })).toHaveTextContent('-300 HUSD'))
  },
})

/** A failed transaction shows the reason, and moved nothing. */
export const Failed = meta.story({
  args: { transaction: failed },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What did not move' })
    await waitFor(() => expect(list).toHaveTextContent(/^9,000 HUSD$/))
    await expect(canvas.getByText('ERC20: transfer amount exceeds balance')).toBeVisible()
  },
})

/** Lists the first 20 transfers of a batch. */
export const Strangers = meta.story({
  args: { transaction: odd },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'What did not move' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(21)
    await expect(within(list).getByText('and 10 more')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
