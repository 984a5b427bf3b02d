import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { ConnectView, type ConnectViewProps } from '../../../src/modal/views/connect/connect-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { wallets } from '../../support/view-samples.js'

const nothing: ConnectViewProps = { words: en, status: 'ready', connectors: [], onSelect: fn(), onReload: fn() }
const filled: ConnectViewProps = { ...nothing, connectors: wallets }

const meta = preview.meta({
  title: 'Modal/Views/Connect',
  component: ConnectView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Connect} start="help">
      <ConnectView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The first view: one row per wallet, installed ones first, at most one tag each (Connected, Recent, Installed). Without a wallet it says what to do. While the last session is being restored it says that, and never "disconnected".\n\n**Keyboard** Tab reaches each row; Up, Down, Home and End move between rows; Enter and Space choose.\n\n**Data attributes** `data-lintel-row` on each row.',
      },
    },
  },
})

const [foxglove] = wallets

const strangers = [
  { name: '<img src=x onerror="alert(1)">', imageUrl: 'javascript:alert(1)' },
  { name: hostile.bidiOverride },
  { name: hostile.stacked },
  { name: `${hostile.arabic} ${hostile.arabic} ${hostile.arabic} ${hostile.arabic}` },
  { name: 'The Longest Wallet Name That Anyone Has Ever Announced in a Browser' },
].map((wallet, index) => ({ id: `stranger.${index}`, type: 'ANNOUNCED', chain: 'eip155', ...wallet }) as const)

/** Without the scripts that the font of the pictures lacks. */
const drawable = strangers.filter(({ name }) => name !== hostile.stacked && !name.includes(hostile.arabic))

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Connect} start="help" label="wallets, with terms">
        <ConnectView
          {...filled}
          connectors={[...wallets, { id: 'app', name: 'App wallet', type: 'EXTERNAL', chain: 'eip155' }]}
          recentIds={['example.foxglove']}
          termsUrl="https://example.com/terms"
          privacyUrl="https://example.com/privacy"
        />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="names from strangers">
        <ConnectView {...filled} connectors={drawable} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="no wallet">
        <ConnectView {...nothing} />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="restoring">
        <ConnectView {...nothing} status="restoring" />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="looking for wallets">
        <ConnectView {...nothing} status="searching" />
      </CardFrame>
      <CardFrame title={en.titles.Connect} start="help" label="connected already">
        <ConnectView {...filled} connectedId="example.prism" />
      </CardFrame>
    </CardSheet>
  ),
})

/** A row calls back with its wallet's id; its name starts with the wallet's. */
export const Wallets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('example.prism')
    await expect(canvas.getByRole('list', { name: 'Wallets' })).toBeVisible()
  },
})

/** Up, Down, Home and End stay inside the list; Tab still reaches every row. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.getByRole('button', { name })
    row(/^Foxglove/).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(row(/^Foxglove/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(/^Prism/)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(row(/^Harbor/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await userEvent.tab()
    await expect(row(/^Prism/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('example.prism')
  },
})

/** Installed first, the most recent one first among them, and one tag each. */
export const Order = meta.story({
  args: {
    connectors: [{ id: 'app', name: 'App wallet', type: 'EXTERNAL', chain: 'eip155' }, ...wallets],
    recentIds: ['example.harbor', 'app'],
    connectedId: 'example.prism',
  },
  play: async ({ canvas }) => {
    const names = ['Harbor Recent', 'Foxglove Installed', 'Prism Connected', 'App wallet Recent']
    for (const [index, item] of canvas.getAllByRole('listitem').entries()) {
      await expect(within(item).getByRole('button')).toHaveAccessibleName(names[index] ?? '')
    }
  },
})

export const OneWallet = meta.story({ args: { connectors: foxglove ? [foxglove] : [] } })

/** No wallet: what to do next, and the way to see whether it worked. */
export const NoWallet = meta.story({
  args: { connectors: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No wallet found' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})

/** Before wallets had time to announce themselves nothing is said to be missing. */
export const Searching = meta.story({
  args: { connectors: [], status: 'searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Looking for wallets' })).toBeVisible()
    await expect(canvas.queryByText('No wallet found')).toBeNull()
  },
})

/** A reload never offers to connect while the last session may still come back. */
export const Restoring = meta.story({
  args: { status: 'restoring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

/** The documents an app has named; each opens beside the page. */
export const Terms = meta.story({
  args: { termsUrl: 'https://example.com/terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/terms')
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
})

/** A name is text, whatever it holds; a picture of a foreign kind is not loaded. */
export const HostileNames = meta.story({
  args: { connectors: strangers },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^<img src=x onerror/ })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})
