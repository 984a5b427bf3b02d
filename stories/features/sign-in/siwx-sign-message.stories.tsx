import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { writeSignInMessage } from '../../../src/core/requests/caip-122/message.js'
import { en } from '../../../src/features/english.js'
import { enSignIn } from '../../../src/features/sign-in/messages/en.js'
import {
  SIWXSignMessageView,
  type SIWXSignMessageViewProps,
} from '../../../src/features/sign-in/views/siwx-sign-message/siwx-sign-message-view.js'
import { ar } from '../../../src/languages/ar.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { drawBrand, prism } from '../../support/view-samples.js'

const domain = 'app.harbor.example'
const data = {
  accountAddress: sampleAccounts[0],
  chainId: 'eip155:1',
  domain,
  uri: `https://${domain}`,
  version: '1',
  nonce: 'k3v9Qm27xPzL',
  issuedAt: '2026-11-24T10:00:00.000Z',
} as const
const text = writeSignInMessage(data)
const longText = writeSignInMessage({
  ...data,
  statement: 'Sign in to Harbor. By signing you accept the terms of service.',
  expirationTime: '2026-12-01T10:00:00.000Z',
  requestId: 'request-42',
  resources: Array.from({ length: 12 }, (_, index) => `https://${domain}/terms/${index + 1}`),
})

const ready: SIWXSignMessageViewProps = {
  words: en,
  labels: enSignIn,
  app: { name: 'Harbor', imageUrl: drawBrand('H', '#2f8bff', '#0a4bf0') },
  wallet: prism,
  message: { text, domain },
  status: 'ready',
  failure: null,
  isRequired: false,
  onSign: fn(),
  onCancel: fn(),
}
const failed = (code: keyof typeof en.errors): SIWXSignMessageViewProps => ({
  ...ready,
  failure: { title: en.errors[code].title, text: en.errors[code].text({ wallet: 'Prism' }) },
})
const title = enSignIn.titles.SIWXSignMessage

const meta = preview.meta({
  title: 'Modal/Views/SIWXSignMessage',
  component: SIWXSignMessageView,
  args: ready,
  render: (args) => (
    <CardFrame title={title}>
      <SIWXSignMessageView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Sign-in with the wallet (EIP-4361, CAIP-122). The message on screen is exactly what the wallet is asked to sign.',
      },
    },
  },
})

const states: [label: string, props: SIWXSignMessageViewProps][] = [
  ['the message is on its way', { ...ready, message: null, status: 'loading' }],
  ['ready', ready],
  ['the wallet is asked', { ...ready, status: 'signing' }],
  ['the signature is checked', { ...ready, status: 'verifying' }],
  ['declined', failed('signature-declined')],
  ['not accepted', failed('sign-in-refused')],
  ['not of now, by the clock of the server', failed('sign-in-clock')],
  ['not accepted, smart account', failed('smart-account-unsupported')],
  ['required: it cannot be closed', { ...ready, isRequired: true }],
  ['a long message', { ...ready, message: { text: longText, domain } }],
  [
    'text from strangers',
    {
      ...ready,
      app: { name: hostile.bidiOverride },
      wallet: { name: hostile.unbroken },
      message: { text: `${hostile.bidiOverride}\n${hostile.zeroWidth}\nx`, domain: hostile.unbroken },
    },
  ],
]

function readMessage(element: HTMLElement) {
  return element.querySelector('pre')?.textContent
}

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {states.map(([label, props]) => (
        <CardFrame key={label} title={title} label={label}>
          <SIWXSignMessageView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

/** The message is shown in full, as the wallet signs it. */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(readMessage(canvasElement)).toBe(text)
    await expect(canvas.getByText(/app\.harbor\.example asks you/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Sign is disabled until the message has loaded. Cancel is not. */
export const Loading = meta.story({
  args: { message: null, status: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Authenticating...')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** The wallet is asked once. */
export const Signing = meta.story({
  args: { status: 'signing' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sign the message in Prism.')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).not.toHaveBeenCalled()
  },
})

/** A declined signature shows an error, and can be requested again. */
export const Declined = meta.story({
  args: failed('signature-declined'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Signature declined')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
})

/** A smart account whose signature the app could not verify. */
export const SmartAccount = meta.story({
  args: failed('smart-account-unsupported'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This application might not support Smart Accounts')
  },
})

/** Says what Cancel does. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cancel disconnects your wallet/)).toBeVisible()
  },
})

/** A long message scrolls by keyboard. The buttons stay below it. */
export const LongMessage = meta.story({
  args: { message: { text: longText, domain } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Message to sign' })).toHaveAttribute('tabindex', '0')
    await expect(readMessage(canvasElement)).toBe(longText)
    await expectInsideCard(canvasElement)
  },
})

/** Hidden characters are written out, and long text stays inside. */
export const HostileText = meta.story({
  args: {
    app: { name: hostile.bidiOverride },
    wallet: { name: hostile.unbroken },
    message: { text: `${hostile.bidiOverride}\n${hostile.zeroWidth}\n${hostile.unbroken}`, domain: hostile.unbroken },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(readMessage(canvasElement)).toContain('Prism{U+202E}gnp.exe')
    await expect(await canvas.findByRole('region', { name: enSignIn.message })).toHaveAttribute('tabindex', '0')
  },
})

/** Right to left, with the message left to right. */
export const Arabic = meta.story({
  args: { labels: ar.views.signIn as typeof enSignIn },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'توقيع' })).toBeVisible()
  },
})

/** A press opens the app of a wallet that was paired on this phone. */
export const OnPhone = meta.story({
  args: { status: 'signing', onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Prism' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
