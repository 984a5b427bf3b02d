import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { WalletRow } from '../../../src/core/wallets/list-wallet-rows.js'
import { listKnownWallets } from '../../../src/features/connect/model/list-known-wallets.js'
import { ConnectView, type ConnectViewProps } from '../../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../../src/features/english.js'
import { hostileDirectoryWallets, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { emptyConnect } from '../../support/connect-sample.js'
import { allNamespaces, installedRows, offer, scanRow, toRows } from '../../support/wallet-rows.js'

const [foxglove, prism, harbor] = installedRows
const [, , , lantern, meadow] = toRows(sampleDirectoryWallets) as [
  WalletRow,
  WalletRow,
  WalletRow,
  WalletRow,
  WalletRow,
]
const strangers = toRows(hostileDirectoryWallets)
/** Without the script that the screenshots' font does not have. */
const drawable = strangers.filter(({ name }) => !/[\u0600-\u06FF]/.test(name))

const knownWallets = listKnownWallets(['eip155'], {
  connectors: [],
  settings: {
    hasPairing: false,
    hasDirectory: false,
    features: { allWallets: true },
    excludeWalletIds: [],
    customWallets: [],
    walletOrder: [],
  },
  isMobile: false,
})

const terms = { termsUrl: 'https://example.com/terms', privacyUrl: 'https://example.com/privacy' }
const filled: ConnectViewProps = {
  ...emptyConnect,
  rows: [scanRow, { ...foxglove, tag: 'recent' }, prism, lantern],
  all: { count: 102 },
}
const embedded: ConnectViewProps = {
  ...filled,
  groups: [['email', 'social'], 'wallet'],
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
  onMoreSocials: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/Connect',
  component: ConnectView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Connect} start="help">
      <ConnectView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The first view: one row per wallet, at most one tag each (QR code, Connected, Recent, Installed), and the row that opens AllWallets. Installed wallets show at once; rows of the directory replace skeletons, and a row offers a retry when it fails. E-mail and social accounts open the embedded wallet. With the legal checkbox everything else is disabled until it is checked.\n\n**Keyboard** Tab reaches each row; Up, Down, Home and End move between rows; Enter and Space choose.\n\n**Data attributes** `data-lintel-list-item` on each row.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Connect} start="help" label="wallets, with terms">
        <ConnectView {...filled} {...terms} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="every way in">
        <ConnectView {...embedded} rows={[scanRow, { ...prism, tag: 'connected' }]} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="agree first, wallets behind a button">
        <ConnectView
          {...embedded}
          {...terms}
          socials={['google', 'apple', 'github']}
          isCollapsed
          legal={{ isAccepted: false, onAccept: fn() }}
        />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="several namespaces, directory on its way">
        <ConnectView
          {...filled}
          rows={[offer(foxglove, allNamespaces), offer(prism, ['eip155', 'solana'])]}
          namespaces={allNamespaces}
          missing={2}
          isLoading
          all={{ count: null }}
        />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="directory down">
        <ConnectView {...filled} rows={[prism, harbor]} failure="directory-unavailable" all={undefined} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="names from strangers">
        <ConnectView {...filled} rows={drawable} all={undefined} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="no wallet, no directory">
        <ConnectView {...emptyConnect} suggestions={knownWallets} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="no wallet">
        <ConnectView {...emptyConnect} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="restoring">
        <ConnectView {...emptyConnect} isRestoring />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(2))
    await expect(await canvas.findByText('Welcome back')).toBeVisible()
  },
})

/** A row calls back with its wallet. Its accessible name starts with the wallet's name. */
export const Wallets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
    await userEvent.click(canvas.getByRole('button', { name: 'All wallets 100+' }))
    await expect(args.onAll).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('list', { name: 'Wallets' })).toBeVisible()
  },
})

/** Rows in order, with at most one tag each. */
export const OrderAndTags = meta.story({
  args: {
    rows: [scanRow, { ...foxglove, tag: 'recent' }, prism, { ...harbor, tag: 'connected' }, meadow],
    all: { count: 9 },
  },
  play: async ({ canvas }) => {
    const names = [
      'WalletConnect QR code',
      'Foxglove Recent',
      'Prism Installed',
      'Harbor Connected',
      'Meadow',
      'All wallets 9',
    ]
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(names.length)
    for (const [index, item] of items.entries()) {
      await expect(within(item).getByRole('button')).toHaveAccessibleName(names[index] ?? '')
    }
  },
})

/** Up, Down, Home and End stay inside the list; Tab still reaches every row. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.getByRole('button', { name })
    row(/^WalletConnect/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(row(/^WalletConnect/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(/^Foxglove/)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(row(/^All wallets/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await userEvent.tab()
    await expect(row(/^Foxglove/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
  },
})

/** Installed wallets show at once; skeletons only for rows that still load. */
export const DirectoryOnItsWay = meta.story({
  args: { rows: [scanRow, prism], missing: 3, isLoading: true, all: { count: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Looking for wallets')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'All wallets' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
  },
})

/** Installed wallets stay, and a row offers a retry. */
export const DirectoryDown = meta.story({
  args: { rows: [prism], failure: 'directory-unavailable', all: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Prism/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again More wallets could not be loaded.' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No installed wallet and a failed directory: the error and Try again. */
export const NothingAtAll = meta.story({
  args: { rows: [], failure: 'directory-unavailable', all: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Wallets could not be loaded' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No wallet and no directory: a few well-known wallets, and Reload. */
export const WalletsToGet = meta.story({
  args: { rows: [], all: undefined, suggestions: knownWallets },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No wallet found' })).toBeVisible()
    const list = canvas.getByRole('list', { name: 'Wallets to get' })
    // Four wallets, and Reload.
    await expect(within(list).getAllByRole('button')).toHaveLength(5)
    await userEvent.click(within(list).getByRole('button', { name: 'Rainbow' }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rainbow' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

/** No wallet, and a directory without any for this site: Reload. */
export const NoWallet = meta.story({
  args: { rows: [], all: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No wallet found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

/** Loading while wallets may still announce themselves. */
export const Searching = meta.story({
  args: { rows: [], all: undefined, isSearching: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Looking for wallets' })).toBeVisible()
    await expect(canvas.queryByText('No wallet found')).toBeNull()
  },
})

/** A reload does not offer to connect while the last session is restored. */
export const Restoring = meta.story({
  args: { isRestoring: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

/** The app's legal documents; each opens in a new tab. */
export const Terms = meta.story({
  args: { termsUrl: terms.termsUrl },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', terms.termsUrl)
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
})

/** Before consent everything is disabled for pointer, keyboard and screen reader. */
export const AgreeFirst = meta.story({
  args: { ...terms, legal: { isAccepted: false, onAccept: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'I agree to the Terms of service and Privacy policy' })
    await expect(box).toHaveAccessibleDescription('Agree to continue.')
    await expect(canvas.getByText('Prism').closest('[inert]')).not.toBeNull()
    const { x, y } = canvas.getByText('Prism').getBoundingClientRect()
    await expect(document.elementFromPoint(x + 1, y + 1)?.closest('[inert]')).toBeNull()
    // The only tab stops: Help, Close, the checkbox and its two links.
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab()
      await expect(document.activeElement?.closest('[inert]') ?? null).toBeNull()
    }
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.legal?.onAccept).toHaveBeenCalledWith(true)
  },
})

/** After consent everything works, which is announced. The documents are next to the checkbox, not in the last line. */
export const Agreed = meta.story({
  args: { ...terms, legal: { isAccepted: true, onAccept: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('You can connect now.')).toHaveAttribute('role', 'status')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
  },
})

/** One button in place of the wallets. */
export const Collapsed = meta.story({
  args: { isCollapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with a wallet' }))
    await expect(args.onExpand).toHaveBeenCalledOnce()
  },
})

/** Names are text, images with other URLs are not loaded, and an empty name is replaced. */
export const HostileNames = meta.story({
  args: { rows: strangers, all: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^<img src=x onerror/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unnamed wallet' })).toBeVisible()
    const sources = [...canvasElement.querySelectorAll('img')].map(({ src }) => src)
    await expect(sources.filter((src) => !/^(data:image\/|https:)/.test(src))).toEqual([])
    const rows = canvas.getByRole('list')
    await expect(rows.scrollWidth).toBeLessThanOrEqual(rows.clientWidth)
  },
})
