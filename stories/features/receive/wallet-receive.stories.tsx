import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enReceive } from '../../../src/features/receive/messages/en.js'
import {
  WalletReceiveView,
  type WalletReceiveViewProps,
} from '../../../src/features/receive/views/wallet-receive/wallet-receive-view.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const [address] = sampleAccounts
const title = en.titles.WalletReceive
const solanaAddress = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

const filled: WalletReceiveViewProps = {
  words: en,
  labels: enReceive,
  address,
  link: `ethereum:${address}@1`,
  network: { name: 'Ethereum' },
  isOwn: true,
  networkCount: 5,
  onNetworks: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/WalletReceive',
  component: WalletReceiveView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <WalletReceiveView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="desktop">
        <WalletReceiveView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="a phone with a share sheet, one network">
        <WalletReceiveView {...filled} networkCount={1} onShare={fn()} />
      </CardFrame>
      <CardFrame title={title} start="back" label="on Solana: the QR code holds the address">
        <WalletReceiveView
          {...filled}
          address={solanaAddress}
          link={solanaAddress}
          network={{ name: 'Solana' }}
          networkCount={1}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="a smart account that is not on this network">
        <WalletReceiveView {...filled} isOwn={false} network={{ name: 'Polygon' }} networkCount={2} />
      </CardFrame>
    </CardSheet>
  ),
})

/** The full address in groups of four, to compare; text copied by hand has no spaces. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of your address' })).toBeVisible()
    const shown = canvas.getByTitle(address)
    await expect(shown.textContent).toBe(address)
    await expect([...shown.children].map((group) => group.textContent?.length)).toEqual([2, ...Array(10).fill(4)])
    await userEvent.click(canvas.getByRole('button', { name: 'Compatible networks 5 networks' }))
    await expect(args.onNetworks).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
})

export const Share = meta.story({
  args: { onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
})

/**
 * A smart account is not on every network. Elsewhere its address is not offered: no code, nothing to copy or to share, and
 * no text to copy by hand.
 */
export const NotHere = meta.story({
  args: { isOwn: false, network: { name: 'Polygon' }, networkCount: 2, onShare: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^Your account is not on Polygon/)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'QR code of your address' })).toBeNull()
    for (const name of ['Copy address', 'Share']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvasElement).not.toHaveTextContent(address)
    await expect(canvas.queryByTitle(address)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Compatible networks 2 networks' }))
    await expect(args.onNetworks).toHaveBeenCalledOnce()
  },
})
