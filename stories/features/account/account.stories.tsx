import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { AccountView, type AccountViewProps } from '../../../src/features/account/views/account/account-view.js'
import { NftList, type NftsState } from '../../../src/features/account/views/account/nft-list.js'
import { enActivity } from '../../../src/features/activity/messages/en.js'
import { ActivityList } from '../../../src/features/activity/parts/activity-list.js'
import { en } from '../../../src/features/english.js'
import type { MorePages } from '../../../src/parts/lists/read-pages.js'
import { enPortfolio } from '../../../src/parts/messages/portfolio.js'
import { account, drawTokens, fundLink, onSelect } from '../../support/account-sample.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { hostileTokens, manyTokens, nfts, tokens, transactions } from '../../support/portfolio-samples.js'
import { drawBrand } from '../../support/view-samples.js'

const ether = (value: bigint, symbol = 'ETH') =>
  ({ status: 'balance', balance: { value, decimals: 18, symbol } }) as const

const onMore = fn()
const drawNfts = (state: NftsState, more: MorePages = 'none') => (
  <NftList words={en} labels={enPortfolio} networkName="Ethereum" nfts={state} more={more} onMore={onMore} />
)

const filled: AccountViewProps = {
  ...account,
  identity: { name: 'mira.eth', avatarUrl: drawBrand('m', '#ff8f8f', '#7a5cff') },
}
const brokenImage = 'data:image/png;base64,AAAA'
const nameless = { name: null, avatarUrl: null }

const meta = preview.meta({
  title: 'Modal/Views/Account',
  component: AccountView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Account} start="network">
      <AccountView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The view of a connected account: name and address, the value of all tokens, actions, and the tabs Tokens, NFTs and Activity. The name opens the list of wallets. Without prices the sum is the balance of the native currency with 3 decimals, never rounded up; when it is unavailable, a muted zero with a note and Try again.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Account} start="network" label="tokens">
        <AccountView {...filled} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="NFTs">
        <AccountView {...filled} tab="nfts">
          {drawNfts({ status: 'ready', items: nfts }, 'ready')}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="activity">
        <AccountView {...filled} tab="activity">
          <ActivityList
            words={en}
            labels={enActivity}
            networkName="Ethereum"
            activity={{ status: 'ready', items: transactions }}
            more="none"
            timeZone="UTC"
            onMore={fn()}
            onRetryMore={fn()}
            onSelect={fn()}
          />
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="a fresh account without name and prices">
        <AccountView {...filled} identity={nameless} total={ether(2_814_900_000_000_000_000n)}>
          {drawTokens({ status: 'ready', items: [], note: enPortfolio.listedOnly })}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="loading, disconnecting">
        <AccountView {...filled} identity={nameless} explorerUrl={null} total={{ status: 'loading' }} isDisconnecting>
          {drawTokens({ status: 'loading' })}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="balance unavailable">
        <AccountView {...filled} total={{ status: 'unavailable', symbol: 'ETH', onRetry: fn() }}>
          {drawTokens({ status: 'failed' })}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="could not be read again">
        <AccountView {...filled} total={{ status: 'value', value: 12_480.52, outdated: { onRetry: fn() } }} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="NFTs load, no actions">
        <AccountView {...filled} tab="nfts" actions={[]}>
          {drawNfts({ status: 'loading' })}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="no service for NFTs">
        <AccountView {...filled} tab="nfts">
          {drawNfts({ status: 'unknown' })}
        </AccountView>
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="names and numbers from a stranger">
        <AccountView
          {...filled}
          identity={{ name: `<b>${hostile.bidiOverride}</b> ${hostile.unbroken}`, avatarUrl: 'http://tracker.example' }}
          total={ether(10n ** 70n, 'VERYLONGSYMBOLTHATNOBODYNEEDS')}
        >
          {drawTokens({ status: 'ready', items: hostileTokens })}
        </AccountView>
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="tablist"]')).toHaveLength(10))
  },
})

export const Ready = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Total value' })).toHaveTextContent('$12,480.52'))
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^View in explorer/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'mira.eth Your wallets' }))
    await expect(args.onWallets).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await expect(args.onSettings).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.actions[1]?.onClick).toHaveBeenCalledOnce()
  },
})

/** The rows have the value in USD; a token without a price says so. */
export const Tokens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Tokens' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(4))
    await expect(list.getByRole('button', { name: /^Ether/ })).toHaveTextContent('$9,842.10')
    await expect(list.getByRole('button', { name: /^Driftwood/ })).toHaveTextContent('No price')
    await userEvent.click(list.getByRole('button', { name: /^Harbor Dollar/ }))
    await expect(onSelect).toHaveBeenLastCalledWith(tokens[1])
  },
})

/** Of 500 tokens only the visible ones are in the page. The End key goes to the last one. */
/** An empty account links to the ways to fill it, whether its service lists the zero balance or not. */
export const Empty = meta.story({
  args: { children: drawTokens({ status: 'ready', items: tokens.map((token) => ({ ...token, amount: 0n })) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add funds' }))
    await expect(fundLink.onClick).toHaveBeenCalledOnce()
  },
})

export const ManyTokens = meta.story({
  args: { children: drawTokens({ status: 'ready', items: manyTokens }) },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Tokens' })
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Token 1 / })).toBeVisible())
    await expect(list.querySelectorAll('li').length).toBeLessThan(40)
    within(list)
      .getByRole('button', { name: /^Token 1 / })
      .focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Token 500 / })).toHaveFocus())
    await expect(list.querySelectorAll('li').length).toBeLessThan(40)
    // Tab stops once in the list, then after it.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Disconnect' })).toHaveFocus()
  },
})

export const Tabs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Activity' }))
    await expect(args.onTab).toHaveBeenCalledWith('activity')
  },
})

/** Without a name the address takes its place, with the wallet below it. */
export const Nameless = meta.story({
  args: { identity: nameless },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prism')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^0x.*Your wallets/ })).toBeVisible()
  },
})

export const Disconnect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
})

export const Disconnecting = meta.story({
  args: { isDisconnecting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnecting' }))
    await expect(args.onDisconnect).not.toHaveBeenCalled()
  },
})

/** Busy skeletons in place of the sum and the tokens. */
export const Loading = meta.story({
  args: { total: { status: 'loading' }, children: drawTokens({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  },
})

const retry = fn()

/** A muted zero, which assistive technology does not read, with a note and Try again. */
export const Unavailable = meta.story({
  args: { total: { status: 'unavailable', symbol: 'ETH', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    const balance = canvas.getByRole('group', { name: 'Balance' })
    await waitFor(() => expect(balance).toHaveTextContent('0.00 ETH'))
    const zero = balance.querySelector('data')
    await expect(zero).toHaveAttribute('aria-hidden', 'true')
    const note = within(balance).getByText('Balance unavailable')
    await expect(note).toBeVisible()
    await expect(zero && getComputedStyle(zero).color).toBe(getComputedStyle(note).color)
    await userEvent.click(within(balance).getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The last known data stays, with a note and Try again below it. */
export const Outdated = meta.story({
  args: { total: { status: 'value', value: 12_480.52, outdated: { onRetry: retry } } },
  play: async ({ canvas, userEvent }) => {
    const total = within(canvas.getByRole('group', { name: 'Total value' }))
    await waitFor(() => expect(total.getByText('.52', { exact: false })).toBeVisible())
    await expect(total.getByRole('status')).toHaveTextContent('These balances may be outdated.')
    retry.mockClear()
    await userEvent.click(total.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The next request runs: Try again is busy. */
export const Retrying = meta.story({
  args: { total: { status: 'unavailable', symbol: 'ETH', isRetrying: true, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-busy', 'true')
  },
})

/** The app does not list the network, so there is nothing to try again. */
export const UnlistedNetwork = meta.story({
  args: { total: { status: 'unavailable', symbol: 'ETH' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance unavailable')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** A balance below 0.001 is not shown as zero. */
export const Dust = meta.story({
  args: { total: ether(12n) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('<less than 0.001 ETH'),
    )
  },
})

/** A balance of 10³⁰ wei stays inside the card, to the last digit. */
export const Huge = meta.story({
  args: { total: ether(10n ** 30n) },
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('group', { name: 'Balance' })
    await waitFor(() => expect(balance).toHaveTextContent('1,000,000,000,000.000 ETH'))
    await expect(balance.scrollWidth).toBeLessThanOrEqual(balance.clientWidth)
  },
})

/** Pictures come from the data API. An icon replaces a missing picture. */
export const Nfts = meta.story({
  args: { tab: 'nfts', children: drawNfts({ status: 'ready', items: nfts }) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'NFTs' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(list.querySelectorAll('img')).toHaveLength(3)
    await expect(within(list).getByText('Unnamed NFT')).toBeVisible()
    await expect(within(list).getByText('12 copies')).toBeVisible()
  },
})

/** An icon replaces a picture that the service no longer has. */
export const BrokenPicture = meta.story({
  args: {
    tab: 'nfts',
    children: drawNfts({
      status: 'ready',
      items: nfts.slice(0, 2).map((nft, index) => (index === 0 ? { ...nft, imageUrl: brokenImage } : nft)),
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'NFTs' })
    await waitFor(() => expect(list.querySelectorAll('img')).toHaveLength(1))
    await expect(within(list).getByText('Tide 12')).toBeVisible()
  },
})

/** A failed page shows an error, and the loaded NFTs stay. */
export const NftPageFailed = meta.story({
  args: { tab: 'nfts', children: drawNfts({ status: 'ready', items: nfts.slice(0, 2) }, 'failed') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('NFTs could not be loaded')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'NFTs' })).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onMore).toHaveBeenCalled()
  },
})
