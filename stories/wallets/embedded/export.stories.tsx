import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ExportView } from '../../../wallets/embedded/screens/export/export-view.js'
import { account } from './approval-samples.js'
import { FrameCard } from './frame-card.js'
import { exporting, mnemonic } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Export',
  component: ExportView,
  args: exporting,
  render: (props) => (
    <FrameCard>
      <ExportView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The 12 words of the key, for taking it to another wallet. They are in the document only while the visitor looks at them.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

export const Warning = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Take your key with you' })).toHaveFocus()
    await expect(canvas.getByRole('note')).toHaveTextContent('Never type them into a website')
    await expect(canvas.queryByRole('list', { name: /12 words/ })).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show the words' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
})

/** Other wallets cannot open a smart account: its key has an address of its own. */
export const SmartAccount = meta.story({
  args: { otherAddress: account },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address in other wallets').parentElement).toHaveTextContent(account)
    await expect(canvas.getByRole('note')).toHaveTextContent('send what you own to that address')
  },
})

/** A covered screen shows nothing. */
export const Asleep = meta.story({
  args: { attention: 'unseen' },
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show the words' })
    await expect(show).toHaveAccessibleDescription('Something covers this, or a part of it is outside the window.')
    await userEvent.click(show)
    await expect(args.onShow).not.toHaveBeenCalled()
  },
})

/** If the browser cannot report whether a frame is covered, the words are shown in a window. */
export const CannotTell = meta.story({
  args: { attention: 'cannot-tell' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Show the words' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('This browser cannot check')
    await userEvent.click(canvas.getByRole('button', { name: 'Open window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
})

export const Reading = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the words')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the words' }))
    await expect(args.onShow).not.toHaveBeenCalled()
  },
})

/** English words, in their order, left to right. */
export const Shown = meta.story({
  args: { step: 'shown', mnemonic },
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual(mnemonic.map((word, at) => `${at + 1}${word}`))
    await expect(canvas.getByRole('list')).toHaveAttribute('translate', 'no')
    await expect(canvas.getByText(/Other apps can read what you copy/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the words' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})

/** After the visitor has looked away, one press shows the words again. */
export const Hidden = meta.story({
  args: { step: 'hidden' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('sausage')
    await expect(canvas.getByText(/The words are hidden/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show them again' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  args: { problem: { kind: 'unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The wallet service does not answer.')
    await expect(canvas.getByRole('button', { name: 'Show the words' })).toBeVisible()
  },
})

export const Unread = meta.story({
  args: { step: 'unread', problem: { kind: 'unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Show the words' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
