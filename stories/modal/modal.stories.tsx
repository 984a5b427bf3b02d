import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import type { MockChain } from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel, type MockLintelProps } from '../support/mock-lintel.js'
import { pressTryAgain } from '../support/press-try-again.js'

let mock: MockChain

/** The button and the modal on a chain in memory. */
function Demo(props: Omit<MockLintelProps, 'children'>) {
  return (
    <MockLintel
      {...props}
      onMock={(created) => {
        mock = created
      }}
    >
      <ConnectButton />
      <LintelModal />
    </MockLintel>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Modal',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'Shell, views and rules together, on a mock chain. The states of each view are under **Modal/Views**; these stories test the flows between views.',
      },
    },
  },
})

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Waits for the fade-in. */
async function expectVisible(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
}

async function open({ canvas, userEvent }: Visitor) {
  await userEvent.click(canvas.getByRole('button', { name: /Connect wallet|Account/ }))
}

async function choose(visitor: Visitor, wallet: string) {
  await open(visitor)
  await visitor.userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${wallet}`) }))
}

/** Opens on Connect with focus on the first wallet. */
export const Opens = meta.story({
  tags: ['visual'],
  play: async (context) => {
    await open(context)
    await expectVisible(await screen.findByRole('dialog', { name: 'Connect wallet' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Foxglove/ })).toHaveFocus())
  },
})

/** Help opens, and Back returns to Connect. */
export const Help = meta.story({
  play: async (context) => {
    await open(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Help' }))
    const dialog = await screen.findByRole('dialog', { name: 'What is a wallet?' })
    await expectVisible(dialog)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What is a wallet?' })).toHaveFocus())
    await context.userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    await expectVisible(await screen.findByRole('dialog', { name: 'Get a wallet' }))
  },
})

/** The wallet approves: the modal closes, the button shows the account and has focus. */
export const Connects = meta.story({
  play: async (context) => {
    await choose(context, 'Prism')
    const button = await context.canvas.findByRole('button', { name: /Account$/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** Account has no parts that the app switches off: no actions, no Activity tab. */
export const SwitchedOff = meta.story({
  args: { options: { features: { send: false, receive: false, history: false } } },
  play: async (context) => {
    await choose(context, 'Prism')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /Account$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Account' }))
    await expect(await dialog.findAllByRole('tab')).toHaveLength(2)
    await expect(dialog.queryByRole('tab', { name: 'Activity' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Receive' })).toBeNull()
  },
})

/** A wallet that answers immediately: no other view is shown in between. */
export const AnswersAtOnce = meta.story({
  play: async (context) => {
    await open(context)
    const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
    const titles = new Set<string | null>()
    const observer = new MutationObserver(() => titles.add(dialog.querySelector('h2')?.textContent ?? null))
    observer.observe(dialog, { childList: true, characterData: true, attributes: true, subtree: true })
    await context.userEvent.click(screen.getByRole('button', { name: /^Prism/ }))
    await context.canvas.findByRole('button', { name: /Account$/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    observer.disconnect()
    await expect([...titles]).toEqual(['Connect wallet'])
  },
})

/** A wallet that has not answered: ring, beam and heading. Back cancels the attempt. */
export const WaitsForTheWallet = meta.story({
  tags: ['visual'],
  args: { unanswered: ['connect'] },
  play: async (context) => {
    await choose(context, 'Prism')
    const dialog = await screen.findByRole('dialog', { name: 'Prism' })
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Prism' })).toHaveFocus())
    await expectVisible(screen.getByText('Continue in Prism'))
  },
})

/** After a refusal the view stays and offers Try again. */
export const Declined = meta.story({
  tags: ['visual'],
  args: { failures: { connect: 'request-rejected' } },
  play: async (context) => {
    await choose(context, 'Prism')
    await expectVisible(await screen.findByText('Connection declined'))
    mock.control.succeed('connect')
    await pressTryAgain(context)
    await expect(await context.canvas.findByRole('button', { name: /Account$/ })).toBeInTheDocument()
    mock.control.fail('connect', 'request-rejected')
    mock.control.disconnect()
    await choose(context, 'Prism')
    await expectVisible(await screen.findByText('Connection declined'))
  },
})

/** An unsupported network: closing shakes and announces why; switching in place closes the modal. */
export const UnsupportedNetwork = meta.story({
  tags: ['visual'],
  args: { network: 'eip155:99999' },
  play: async (context) => {
    await choose(context, 'Prism')
    const dialog = await screen.findByRole('dialog', { name: 'Unsupported network' })
    await context.userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
    await expect(await screen.findByText('Choose a network or disconnect first.')).toBeInTheDocument()
    // The shake ends after 500 ms; pictures are taken afterwards.
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-shake'))
  },
})

/** The balance fails: a toast above the modal, a zero in its place, everything else works. */
export const BalanceUnavailable = meta.story({
  args: { failures: { getBalance: 'rpc-unavailable' } },
  play: async (context) => {
    await choose(context, 'Prism')
    await context.canvas.findByRole('button', { name: /Account$/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(context)
    await expectVisible(await screen.findByText('Token Balance Unavailable', { selector: 'div' }))
    mock.control.succeed('getBalance')
    await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Balance' })).toHaveTextContent('1.234 ETH'))
  },
})

/** One Escape closes the modal while a toast is open above it. With focus in the toast, Escape closes only the toast. */
export const EscapeBelowToast = meta.story({
  args: { failures: { getBalance: 'rpc-unavailable' } },
  play: async (context) => {
    const findToast = () => screen.findByText('Token Balance Unavailable', { selector: 'div' })
    await choose(context, 'Prism')
    await context.canvas.findByRole('button', { name: /Account$/ })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(context)
    await expectVisible(await findToast())
    ;(await screen.findByRole('button', { name: 'Dismiss' })).focus()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Token Balance Unavailable', { selector: 'div' })).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expectVisible(await findToast())
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** A visitor without a wallet, on a site without a directory, learns where to get one. */
export const NoWalletNoDirectory = meta.story({
  args: { wallets: [] },
  play: async (context) => {
    await open(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'MetaMask' }))
    const dialog = await screen.findByRole('dialog', { name: 'Get MetaMask' })
    const link = await within(dialog).findByRole('link', { name: /metamask\.io/ })
    await expect(link).toHaveAttribute('href', 'https://metamask.io')
    await context.userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Help' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    await expectVisible(await screen.findByRole('button', { name: 'MetaMask' }))
  },
})
