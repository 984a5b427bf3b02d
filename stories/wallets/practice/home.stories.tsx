import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { HomeView, type HomeViewProps } from '../../../wallets/practice/pages/home/home-view.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { namespaceAccounts } from '../../../wallets/practice/state/namespace-accounts.js'
import { hostile } from '../../support/hostile-text.js'
import { hostilePeer, sampleChains, sampleSession, sessionOfAll } from './wallet-samples.js'

const quiet: HomeViewProps['walletConnect'] = {
  relay: 'idle',
  pairing: { status: 'idle' },
  sessions: [],
  notice: null,
  isElsewhere: false,
}

const args: HomeViewProps = {
  accounts: developmentAccounts,
  activeAddress: developmentAccounts[0].address,
  balances: new Map(developmentAccounts.map(({ address }) => [address, 10_000n * 10n ** 18n])),
  chains: sampleChains,
  activeChainId: 31337,
  sites: [],
  walletConnect: quiet,
  hasHiddenSessions: false,
  isReturn: false,
  onChooseAccount: fn(),
  onChooseChain: fn(),
  onPair: fn(),
  onPicture: fn(),
  onShareWithSite: fn(),
  onShareWithSession: fn(),
  namespaceSites: [],
  onDisconnectNamespace: fn(),
  onDisconnectSite: fn(),
  onDisconnectSession: fn(),
  onDisconnectAll: fn(),
  onTakeOver: fn(),
}

const [first, second, third] = developmentAccounts

const meta = preview.meta({
  title: 'App/Practice wallet/Home',
  component: HomeView,
  args,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The page of the wallet that comes with `npm start`: its account and network, its connected sites, and the ways to connect a site by WalletConnect.\n\nA part of the app, not of the package.',
      },
    },
  },
})

/** A site with a Solana account, alone or besides an EVM account. */
export const OtherNamespaces = meta.story({
  args: {
    sites: [{ origin: 'http://localhost:3000', accounts: [developmentAccounts[0].address] }],
    namespaceSites: [
      { origin: 'http://localhost:3000', namespace: 'solana', address: namespaceAccounts.solana[1]?.address ?? '' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Uses Account 2 of Solana/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect http://localhost:3000 from Solana' }))
    await expect(args.onDisconnectNamespace).toHaveBeenCalledWith(args.namespaceSites[0])
  },
})

/** No site is connected, and no balance is known yet. */
export const Empty = meta.story({
  args: { balances: new Map() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/No site is connected/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Account 2/ }))
    await expect(args.onChooseAccount).toHaveBeenCalledWith(second.address)
  },
})

/** A link is pasted and submitted without a mouse. */
export const PairByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('Connection link').focus()
    await userEvent.paste('wc:abc@2')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPair).toHaveBeenCalledWith('wc:abc@2')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Connect' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a picture of the QR code' })).toHaveFocus()
  },
})

/** A picture of the code can be dropped on the link field, or chosen as a file. */
export const PairByPicture = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const picture = new File(['picture'], 'code.png', { type: 'image/png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture)
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    canvas.getByLabelText('Connection link').dispatchEvent(drop)
    await expect(drop.defaultPrevented).toBe(true)
    await expect(args.onPicture).toHaveBeenCalledTimes(1)
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new Error('There is no way to choose a picture.')
    await userEvent.upload(picker, picture)
    await expect(args.onPicture).toHaveBeenCalledTimes(2)
  },
})

export const Pairing = meta.story({
  args: { walletConnect: { ...quiet, relay: 'connecting', pairing: { status: 'busy' } } },
  play: async ({ args, canvas, userEvent }) => {
    const connect = canvas.getByRole('button', { name: 'Connect' })
    await expect(connect).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByLabelText('Connection link'), 'wc:abc@2{Enter}')
    await expect(args.onPair).not.toHaveBeenCalled()
  },
})

/** The pasted text stays, so that it can be corrected. */
export const LinkRefused = meta.story({
  args: {
    walletConnect: {
      ...quiet,
      pairing: { status: 'failed', reason: 'This connection link has expired. Make a new one on the site.' },
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Connection link')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/has expired/)
  },
})

const otherSession = { ...sampleSession, topic: 'b'.repeat(64), peer: { name: 'Quay', host: 'quay.example' } }

const site = { origin: 'http://localhost:3000', accounts: [first.address] }

export const Sessions = meta.story({
  args: {
    sites: [site],
    walletConnect: {
      ...quiet,
      relay: 'connected',
      sessions: [sampleSession, { ...otherSession, chainIds: [31337], since: null }],
      notice: 'Quay is connected. Its requests appear here.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Disconnect Harbour' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisconnectSession).toHaveBeenCalledWith(sampleSession.topic)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisconnectAll).toHaveBeenCalledOnce()
  },
})

/** One link can share the accounts of every namespace. */
export const EveryNamespace = meta.story({
  args: {
    walletConnect: {
      ...quiet,
      relay: 'connected',
      sessions: [sessionOfAll, { ...sessionOfAll, topic: 'b', chainIds: [], accounts: [] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Uses Alice on Polkadot')).toHaveLength(2)
    // There is no account of eip155 to change.
    await expect(canvas.getAllByText(/^Uses Account 1, also has Account 2$/)).toHaveLength(1)
  },
})

/** Choosing an account changes the only connection. The text at the top says so. */
export const OneSite = meta.story({
  args: { sites: [site] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Account 1 on Local Ethereum. The connected site gets another account at once',
    )
    await expect(canvas.getByRole('listitem')).toHaveTextContent('http://localhost:3000Uses Account 1')
    await expect(canvas.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument()
  },
})

/** Each connection has its own account. A button sets the account of one connection to the one selected above. */
export const SeveralAccounts = meta.story({
  args: {
    activeAddress: second.address,
    sites: [site],
    walletConnect: {
      ...quiet,
      relay: 'connected',
      sessions: [
        sampleSession,
        { ...otherSession, accounts: [third.address] },
        {
          ...otherSession,
          topic: 'c'.repeat(64),
          peer: { name: 'Pier', host: 'pier.example' },
          accounts: [second.address],
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('get another account at once if they have it already')
    const rows = canvas.getAllByRole('listitem')
    const texts = ['Uses Account 1', 'Uses Account 1, also has Account 2', 'Uses Account 3', 'Uses Account 2']
    for (const [index, text] of texts.entries()) await expect(rows[index]).toHaveTextContent(text)
    const buttons = canvas.getAllByRole('button', { name: /^Use Account/ })
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Use Account 2 on http://localhost:3000',
      'Use Account 2 on Harbour',
      'Use Account 2 on Quay',
    ])

    canvas.getByRole('button', { name: 'Use Account 2 on http://localhost:3000' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShareWithSite).toHaveBeenCalledWith('http://localhost:3000', second.address)
    await expect(rows[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use Account 2 on Quay' }))
    await expect(args.onShareWithSession).toHaveBeenCalledWith(otherSession.topic, second.address)
    await expect(rows[2]).toHaveFocus()
    await expect(args.onChooseAccount).not.toHaveBeenCalled()
  },
})

/** A session may have accounts that this wallet does not know, or none. */
export const UnknownAccounts = meta.story({
  args: {
    walletConnect: {
      ...quiet,
      relay: 'connected',
      sessions: [
        { ...sampleSession, accounts: ['0x00000000000000000000000000000000000000aa', first.address] },
        { ...otherSession, accounts: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [harbour, quay] = canvas.getAllByRole('listitem')
    await expect(harbour).toHaveTextContent('Uses 0x00…0000aa, also has Account 1')
    await expect(quay).toHaveTextContent('Has no account')
    await expect(canvas.getByRole('button', { name: 'Use Account 1 on Quay' })).toBeVisible()
  },
})

/** After an answer, reading continues at the top. */
export const Returned = meta.story({
  args: {
    isReturn: true,
    walletConnect: { ...quiet, notice: 'You declined the offer of Harbour. Nothing was shared.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your practice wallet' })).toHaveFocus()
  },
})

export const RelayDown = meta.story({
  args: { walletConnect: { ...quiet, relay: 'down', sessions: [sampleSession] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The relay does not answer')).toBeVisible()
  },
})

export const Elsewhere = meta.story({
  args: { walletConnect: { ...quiet, isElsewhere: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Connection link')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Use it here' }))
    await expect(args.onTakeOver).toHaveBeenCalledOnce()
  },
})

/** Names from outside are shown as text, whatever they contain. */
export const HostileNames = meta.story({
  args: {
    walletConnect: {
      ...quiet,
      relay: 'connected',
      sessions: [
        { ...sampleSession, peer: hostilePeer },
        { ...otherSession, peer: { name: hostile.arabic, host: 'quay.example' } },
      ],
      notice: `${hostilePeer.name} has ended its connection.`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('<b>Bank</b> Prism\\u202egnp.exe')
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
