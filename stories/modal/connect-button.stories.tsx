import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { en } from '../../src/features/english.js'
import {
  ConnectButton,
  ConnectButtonView,
  type ConnectButtonViewProps,
} from '../../src/modal/connect-button/connect-button.js'
import { createFakeDataApi, sampleAccounts } from '../../src/testing/index.js'
import { MockLintel } from '../support/mock-lintel.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand } from '../support/view-samples.js'

const meta = preview.meta({
  title: 'Modal/ConnectButton',
  component: ConnectButton,
  parameters: {
    docs: {
      description: {
        component:
          'Opens the modal. Shows "Connect wallet", or the account when connected. Use it inside `LintelProvider`.\n\n**Accessibility** The name of the connected button is the short address, then "Account". While the last session is restored, the button shows a skeleton of the connected state and is named "Connecting".',
      },
    },
  },
})

/** The button without a provider: its state is in its props. */
function Button(props: Partial<ConnectButtonViewProps>) {
  return <ConnectButtonView words={en} status="disconnected" {...props} />
}

const sizes = ['1', '2', '3', '4'] as const
const statuses = ['disconnected', 'connecting', 'restoring', 'connected'] as const

const known = { name: 'nora.eth', avatarUrl: drawBrand('N', '#2f8bff', '#0a4bf0'), balance: '1.234 ETH' }

/** Every state in every size. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {statuses.map((status) => (
        <SpecimenRow key={status} label={status}>
          {sizes.map((size) => (
            <Button key={size} size={size} status={status} address={sampleAccounts[0]} />
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow label="name, avatar, balance">
        {sizes.map((size) => (
          <Button key={size} size={size} status="connected" address={sampleAccounts[0]} {...known} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="unsupported network">
        {sizes.map((size) => (
          <Button key={size} size={size} status="connected" address={sampleAccounts[0]} isUnsupported />
        ))}
      </SpecimenRow>
    </Specimen>
  ),
})

const onClick = fn()

export const Disconnected = meta.story({
  render: () => <Button onClick={onClick} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
})

export const Connecting = meta.story({ render: () => <Button status="connecting" /> })

export const Restoring = meta.story({
  render: () => <Button status="restoring" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Connect wallet')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Connecting' })).toBeVisible()
  },
})

export const Connected = meta.story({
  render: () => <Button status="connected" address={sampleAccounts[0]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^0x.*Account$/ })).toBeVisible()
  },
})

/** The name and avatar of the account, from the data API, and its balance. */
export const Identified = meta.story({
  render: () => (
    <MockLintel
      restore="example.prism"
      options={{
        dataApi: createFakeDataApi({ identities: { [sampleAccounts[0]]: { name: 'nora.eth', avatarUrl: null } } }),
      }}
    >
      <ConnectButton balance />
    </MockLintel>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^nora\.eth.*1\.234\sETH.*Account$/ })).toBeVisible()
  },
})

/** The wallet is on a network that the app does not list. */
export const Unsupported = meta.story({
  render: () => (
    <MockLintel restore="example.prism" network="eip155:56">
      <ConnectButton balance />
    </MockLintel>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^0x.* Unsupported network Account$/ })).toBeVisible()
    await expect(canvas.getByText('Unsupported network')).toBeVisible()
  },
})

/** The visitor cannot switch: only the button says that the network is not supported. */
export const UnsupportedWithoutSwitch = meta.story({
  render: () => (
    <MockLintel restore="example.prism" network="eip155:56" options={{ enableNetworkSwitch: false }}>
      <ConnectButton />
    </MockLintel>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^0x.* Unsupported network Account$/ })).toBeVisible()
  },
})
