import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { DashboardView, type DashboardViewProps } from '../../app/dashboard/dashboard.js'
import { hostile } from '../support/hostile-text.js'
import { MockLintel } from '../support/mock-lintel.js'
import { hostileTokens, sampleTransaction, tokens, transactions } from '../support/portfolio-samples.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const filled: DashboardViewProps = {
  networkName: 'Ethereum',
  locale: 'en',
  total: { status: 'value', value: 12_480.52 },
  tokens: { status: 'ready', items: tokens },
  activity: { status: 'ready', items: transactions.slice(0, 4) },
  onToken: fn(),
  onAllTokens: fn(),
  onTransaction: fn(),
  onAllActivity: fn(),
  onSend: fn(),
  onReceive: fn(),
}
/** Without a data service no token has a price. */
const unpriced = tokens.slice(0, 1).map(({ value, price, ...token }) => token)
const [ether] = unpriced
const failed = { status: 'failed', isRetrying: false, onRetry: fn() } as const

const loading: Partial<DashboardViewProps> = {
  total: { status: 'loading' },
  tokens: { status: 'loading' },
  activity: { status: 'loading' },
}
const fresh: Partial<DashboardViewProps> = {
  total: { status: 'value', value: 0 },
  tokens: { status: 'ready', items: [] },
  activity: { status: 'ready', items: [] },
}
const unavailable: Partial<DashboardViewProps> = { total: { status: 'unavailable' }, tokens: failed, activity: failed }
const withoutService: Partial<DashboardViewProps> = {
  total: ether ? { status: 'balance', balance: ether } : { status: 'loading' },
  tokens: { status: 'ready', items: unpriced, note: 'Only tokens that this site knows are shown.' },
  activity: { status: 'ready', items: [], note: 'Only transactions sent from this browser are shown.' },
}

/** Each on another network, so that no two landmarks have the same name. */
const states: readonly [label: string, networkName: string, state: Partial<DashboardViewProps>][] = [
  ['ready', 'Ethereum', {}],
  ['loading', 'Base', loading],
  ['a fresh account', 'Arbitrum One', fresh],
  ['failed', 'OP Mainnet', unavailable],
  ['without a data service', 'Polygon', withoutService],
]

const meta = preview.meta({
  title: 'App/Dashboard',
  component: DashboardView,
  args: filled,
  // The rows use the words of the wallet layer.
  render: (args) => (
    <MockLintel>
      <DashboardView {...args} />
    </MockLintel>
  ),
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The tokens and the last transactions of a connected visitor, with the hooks and the rows of the modal. Every row opens the modal at its detail.\n\nA part of the site, not of the package.',
      },
    },
  },
})

/** Every state. */
export const States = meta.story({
  // A part of the site, not of the kit: dark and light are enough.
  tags: ['visual'],
  render: (args) => (
    <MockLintel>
      <Specimen>
        {states.map(([label, networkName, state]) => (
          <SpecimenRow key={label} label={label}>
            <div style={{ inlineSize: 760 }}>
              <DashboardView {...args} {...state} networkName={networkName} />
            </div>
          </SpecimenRow>
        ))}
      </Specimen>
    </MockLintel>
  ),
})

/** An app without sending, receiving and history has no buttons for them. */
export const SwitchedOff = meta.story({
  args: { onSend: undefined, onReceive: undefined, onAllActivity: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All tokens' })).toBeVisible()
    for (const name of ['Send', 'Receive', 'All activity']) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
  },
})

/** Each row and button calls back with the view to open. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Total value' })).toHaveTextContent('$12,480.52')
    await userEvent.click(canvas.getByRole('button', { name: /^Lantern/ }))
    await expect(args.onToken).toHaveBeenCalledWith(tokens[2])
    await userEvent.click(canvas.getByRole('button', { name: /^Received From/ }))
    await expect(args.onTransaction).toHaveBeenCalledWith(transactions[1])
    await userEvent.click(canvas.getByRole('button', { name: 'All tokens' }))
    await expect(args.onAllTokens).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'All activity' }))
    await expect(args.onAllActivity).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await expect(args.onReceive).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: loading,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tokens' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('button', { name: 'All tokens' })).toBeNull()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

/** A fresh account: says what will be there. */
export const Empty = meta.story({
  args: fresh,
  play: async ({ canvas }) => {
    const tokens = within(canvas.getByRole('group', { name: 'Tokens' }))
    await expect(tokens.getByRole('status')).toHaveTextContent('Tokens that you receive on Ethereum appear here.')
    await expect(canvas.queryByRole('button', { name: /^All/ })).toBeNull()
  },
})

/** The focus goes to the heading, because the button is gone while the list loads. */
export const Failed = meta.story({
  args: unavailable,
  play: async ({ canvas, userEvent }) => {
    const activity = within(canvas.getByRole('group', { name: 'Activity' }))
    await expect(activity.getByRole('status')).toHaveTextContent('Activity could not be loaded.')
    await userEvent.click(activity.getByRole('button', { name: 'Try again' }))
    await expect(failed.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { name: 'Activity' })).toHaveFocus()
  },
})

/** The last known items stay, with a note. */
export const Outdated = meta.story({
  args: {
    tokens: {
      status: 'ready',
      items: tokens,
      note: 'These balances may be outdated.',
      onRetry: fn(),
      isRetrying: true,
    },
  },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('group', { name: 'Tokens' }))
    await expect(shown.getAllByRole('listitem')).toHaveLength(tokens.length)
    await expect(shown.getByRole('status')).toHaveTextContent('These balances may be outdated.')
    await expect(shown.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Hostile names from contracts, in the narrowest window. */
export const HostileAndNarrow = meta.story({
  args: {
    networkName: hostile.unbroken.slice(0, 120),
    total: { status: 'value', value: 10 ** 15 },
    tokens: { status: 'ready', items: hostileTokens },
    activity: {
      status: 'ready',
      items: [
        sampleTransaction({
          operation: 'receive',
          time: 0,
          transfers: [
            {
              direction: 'in',
              quantity: '9'.repeat(60),
              token: { name: hostile.unbroken, symbol: `${hostile.bidiOverride}${hostile.unbroken}` },
            },
          ],
        }),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  parameters: { viewport: { options: { small: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBe(320)
    await expect(canvas.getByRole('button', { name: /^<b>Prismgnp.exe<\/b>/ })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = ['Tokens', 'Activity'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    )
    await expect(first?.left).toBeGreaterThanOrEqual(second?.left ?? Infinity)
  },
})
