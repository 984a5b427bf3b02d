import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { en, errorCodes } from '../../src/features/english.js'
import { WalletIcon } from '../../src/parts/icons/wallet-icon.js'
import { WalletRequest, type WalletRequestProps } from '../../src/parts/wallet-request/wallet-request.js'
import { CardFrame, CardSheet } from '../support/card-frame.js'
import { pressTryAgain } from '../support/press-try-again.js'
import { prism } from '../support/view-samples.js'

const waiting: WalletRequestProps = {
  words: en,
  icon: <WalletIcon {...prism} size="64" />,
  wallet: prism.name,
  waiting: { title: 'Continue in Prism', text: 'Approve the connection in Prism.' },
  declined: { title: 'Connection declined', text: 'You declined the request in Prism. Nothing was shared.' },
  failure: null,
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Modal/Parts/WalletRequest',
  component: WalletRequest,
  args: waiting,
  parameters: {
    docs: {
      description: {
        component:
          'A request to a wallet: a turning ring and what to do in the wallet; after a failure the text of its code, with Try again if that can help. Connecting and switching use it.',
      },
    },
  },
})

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Try again unmounts its button; focus moves to the heading. */
export const Declined = meta.story({
  args: { failure: { code: 'request-rejected' } },
  play: async ({ args, canvas, userEvent }) => {
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { name: 'Connection declined' })).toHaveFocus()
  },
})

/** Every error code has its own text. */
export const EveryCode = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardSheet>
      {errorCodes.map((code) => (
        <CardFrame key={code} title={prism.name} start="back" label={code}>
          <WalletRequest {...args} failure={{ code }} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(texts).toHaveLength(errorCodes.length)
    await expect(texts).toContain('Wallet lockedUnlock Prism, then try again.')
    await expect(texts).toContain('Request waitingA request is already open. Answer it in Prism, then try again.')
    await expect(texts).toContain('Something went wrongThere was a problem with Prism. Try again.')
  },
})
