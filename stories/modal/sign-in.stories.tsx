import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { embeddedWalletId } from '../../src/core/model/embedded-wallet.js'
import { useSignIn } from '../../src/index.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import {
  createFakeSignIn,
  type FakeSignInOptions,
  type MockChain,
  type MockChainOptions,
} from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel } from '../support/mock-lintel.js'

let wallet: MockChain['control']

type DemoProps = FakeSignInOptions & { chain?: MockChainOptions }

/** The button, the modal, and the page's state of the sign-in. */
function Demo({ chain, ...options }: DemoProps) {
  const [siwx] = useState(() => createFakeSignIn(options))
  return (
    <MockLintel
      {...chain}
      options={{ siwx }}
      onMock={(mock) => {
        wallet = mock.control
      }}
    >
      <ConnectButton />
      <Status />
      <LintelModal />
    </MockLintel>
  )
}

function Status() {
  return <output>{useSignIn().status}</output>
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/SignIn',
  component: Demo,
  parameters: {
    docs: { description: { component: 'Sign-in with the wallet, after it connects. `siwx` is in memory.' } },
  },
})

type Context = { canvas: { getByRole: typeof screen.getByRole }; userEvent: { click(element: Element): Promise<void> } }

async function connect({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Prism/ }))
  return screen.findByRole('dialog', { name: 'Sign in' })
}

const readStatus = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('status', { hidden: true }).textContent

/** A required sign-in cannot be closed, and says why. Cancel disconnects the wallet. */
export const Required = meta.story({
  play: async ({ canvas, userEvent }) => {
    await connect({ canvas, userEvent })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByText('Sign the message or cancel first.')).toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(readStatus({ canvas })).toBe('unavailable'))
  },
})

/** The visitor declines in the wallet, then signs. */
export const Declined = meta.story({
  args: { chain: { failures: { signMessage: 'request-rejected' } } },
  play: async ({ canvas, userEvent }) => {
    await connect({ canvas, userEvent })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign', busy: false }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Signature declined')
    wallet.succeed('signMessage')
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The embedded wallet shows the message itself. It is asked at once, and again only by the visitor. */
export const EmbeddedWallet = meta.story({
  args: {
    chain: {
      wallets: [{ id: embeddedWalletId, name: 'Prism', type: 'ANNOUNCED', chain: 'eip155' }],
      failures: { signMessage: 'request-rejected' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await connect({ canvas, userEvent })
    await expect(await screen.findByRole('alert')).toHaveTextContent('Signature declined')
    wallet.succeed('signMessage')
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
