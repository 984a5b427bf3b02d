import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enApprove } from '../../../wallets/approval/words/en-approve.js'
import { type ApproveStatus, ApproveView } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { RefusedView } from '../../../wallets/embedded/screens/approve/refused-view.js'
import { CardSheet } from '../../support/card-frame.js'
import { account, approvals } from './approval-samples.js'
import { paying, signing } from './approve-args.js'
import { ArabicApproveSheet } from './approve-sheet.js'
import { FrameCard } from './frame-card.js'

const meta = preview.meta({
  title: 'Embedded wallet/Approve',
  component: ApproveView,
  args: signing,
  render: (props) => (
    <FrameCard>
      <ApproveView {...props} />
    </FrameCard>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'A request that waits for the visitor, in the frame of the embedded wallet. The page around the frame cannot read it, cover it or answer it.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const refused = (
  <RefusedView
    words={enApprove}
    site="harbor.example"
    code={4200}
    message="Requested RPC call is not allowed"
    onClose={fn()}
  />
)

const failure: ApproveStatus = { status: 'failed', reason: 'The identity service does not answer.' }

const states: [string, ReactNode][] = [
  [
    'sign-in to another site, not seen long enough',
    <ApproveView key="" {...signing} approval={approvals.foreignSignIn} attention="new" />,
  ],
  [
    'typed data, the first of three',
    <ApproveView key="" {...signing} approval={approvals.order} queue={{ position: 1, total: 3 }} />,
  ],
  [
    'an allowance without limit, the fee is read',
    <ApproveView key="" {...paying} approval={approvals.allowance} cost={{ status: 'loading' }} />,
  ],
  [
    'a payment, not enough money',
    <ApproveView key="" {...paying} cost={{ status: 'insufficient', fee: 42_000_000_000_000n }} />,
  ],
  ['signing', <ApproveView key="" {...signing} progress={{ status: 'signing' }} />],
  ['a name', <ApproveView key="" {...signing} approval={approvals.name} />],
  ['the browser cannot tell', <ApproveView key="" {...signing} attention="cannot-tell" />],
  ['refused', refused],
]

/** The states that look different. Each request has its own story. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {states.map(([label, view]) => (
        <FrameCard key={label} label={label}>
          {view}
        </FrameCard>
      ))}
    </CardSheet>
  ),
})

/** A name is shown with the account that gets it. Its message is written at the approval, as the time shows. */
export const Name = meta.story({
  args: { approval: approvals.name },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Register this name' })).toBeVisible()
    await expect(canvas.getByText('nora.lintel.test')).toBeVisible()
    await expect(canvas.getByText('Now, when you approve')).toBeVisible()
    await expect(canvas.getByText(/It costs nothing/)).toBeVisible()
  },
})

/** A message is shown in full, with the signing account. */
export const Message = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign this message' })).toHaveFocus()
    await expect(canvas.getByText(/This signature proves/)).toBeVisible()
    await expect(canvas.getByText(/harbor\.example asks for your signature/)).toBeVisible()
    await expect(
      canvas.getByText((_, element) => element?.tagName === 'BDI' && element.textContent === account),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

export const DeclineByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus()
  },
})

/** Until the visitor has seen the request for a moment, the button is disabled and says why. */
export const Asleep = meta.story({
  args: { attention: 'new' },
  play: async ({ args, canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription('Look at this for a moment.')
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

/** If the browser cannot report whether a frame is covered, the request opens in a window. */
export const CannotTell = meta.story({
  args: { attention: 'cannot-tell' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
})

/** A sign-in to the requesting site shows no warning. */
export const SignIn = meta.story({
  args: { approval: approvals.signIn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument()
  },
})

/** Bytes that are not text are shown as hex, with a warning. */
export const Bytes = meta.story({
  args: { approval: approvals.bytes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`0x${'ff00'.repeat(16)}`)).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('This message is not text')
  },
})

export const ForeignSignIn = meta.story({
  args: { approval: approvals.foreignSignIn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('someone can sign in to bank.example as you')
  },
})

/** Nothing can be approved before its cost is known. */
export const FeeLoading = meta.story({
  args: { ...paying, cost: { status: 'loading' } },
  play: async ({ args, canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription('The network fee is not known yet.')
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

export const Insufficient = meta.story({
  args: { ...paying, cost: { status: 'insufficient', fee: 1n } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not enough ETH')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

/** While the wallet signs, neither button does anything. */
export const Signing = meta.story({
  args: { ...paying, progress: { status: 'signing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
})

/** A failed request can be approved again. */
export const Failed = meta.story({
  args: { ...paying, progress: failure },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The identity service does not answer.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  render: () => <FrameCard>{refused}</FrameCard>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This request was refused' })).toHaveFocus()
    await expect(canvas.getByText('Requested RPC call is not allowed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

/** In a low window the request scrolls, by keyboard too, and the buttons stay in sight. */
export const LowWindow = meta.story({
  args: { ...paying, approval: approvals.calls },
  render: (props) => (
    <FrameCard height={420}>
      <ApproveView {...props} />
    </FrameCard>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [card, approve] = [canvasElement.querySelector('figure'), canvas.getByRole('button', { name: 'Approve' })]
    await expect(approve.getBoundingClientRect().bottom).toBeLessThan(card?.getBoundingClientRect().bottom ?? 0)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Confirm these calls' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
    await expect(canvas.getByRole('region').scrollHeight).toBeGreaterThan(canvas.getByRole('region').clientHeight)
  },
})

/** Markup, hidden and endless text from a site are shown as text, and stay in the card. */
export const Hostile = meta.story({
  render: (props) => (
    <CardSheet>
      {[approvals.hostile, approvals.hostileData].map((approval) => (
        <FrameCard key={approval.kind}>
          <ApproveView
            {...props}
            approval={approval}
            networkName="<b>Mainnet</b>"
            progress={{ status: 'failed', reason: `<b>${'A'.repeat(500)}</b> \u202e` }}
          />
        </FrameCard>
      ))}
    </CardSheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, i, img, script')).toBeNull()
    await expect(canvasElement).toHaveTextContent('<b>Bank</b> <img src=x onerror=alert(1)>')
    await expect(canvasElement).toHaveTextContent('Prism\\u202egnp.exe')
    for (const card of canvasElement.querySelectorAll('figure')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    }
  },
})

/** Right to left. Addresses and data stay left to right. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ArabicApproveSheet
      states={[
        ['sign-in', { ...signing, approval: approvals.foreignSignIn, attention: 'new' }],
        ['order', { ...signing, approval: approvals.order, queue: { position: 1, total: 3 } }],
        ['transfer', { ...paying, approval: approvals.transfer }],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'موافقة' })).toHaveLength(3)
    await expect(canvas.getByText('لا يذكر هذا التوقيع شبكة. قد يُستعمل على كل الشبكات.')).toBeVisible()
  },
})
