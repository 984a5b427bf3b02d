import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { en } from '../../src/core/index.js'
import { ConnectButtonView, type ConnectButtonViewProps } from '../../src/modal/connect-button/connect-button-view.js'
import { sampleAccounts } from '../../src/testing/index.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const disconnected: ConnectButtonViewProps = { words: en, status: 'disconnected', onClick: fn() }

const meta = preview.meta({
  title: 'Modal/ConnectButton',
  component: ConnectButtonView,
  args: disconnected,
  parameters: {
    docs: {
      description: {
        component:
          'Opens the modal. `Connect wallet`, or once connected the account. `ConnectButton` is this view on the nearest `LintelProvider`; use the view itself to draw the button from your own state.\n\n**Accessibility** The connected button is named by the short address, then `Account`. While a session is being restored it has the shape of what comes, and never says "disconnected".',
      },
    },
  },
})

const sizes = ['1', '2', '3', '4'] as const
const statuses = ['disconnected', 'connecting', 'restoring', 'connected'] as const

/** Every state in every size. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      {statuses.map((status) => (
        <SpecimenRow key={status} label={status}>
          {sizes.map((size) => (
            <ConnectButtonView {...args} key={size} size={size} status={status} address={sampleAccounts[0]} />
          ))}
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

export const Disconnected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Connecting = meta.story({ args: { status: 'connecting' } })

export const Restoring = meta.story({
  args: { status: 'restoring' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Connect wallet')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Connecting' })).toBeVisible()
  },
})

export const Connected = meta.story({
  args: { status: 'connected', address: sampleAccounts[0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^0x.*Account$/ })).toBeVisible()
  },
})
