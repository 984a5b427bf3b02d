import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { ErrorCode } from '../../../src/core/errors/error-code.js'
import {
  ConnectingExternalView,
  type ConnectingExternalViewProps,
} from '../../../src/features/connect/views/connecting-external/connecting-external-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { prism } from '../../support/view-samples.js'

const waiting: ConnectingExternalViewProps = { words: en, wallet: prism, failure: null, onRetry: fn() }
const failed = (code: ErrorCode): ConnectingExternalViewProps => ({ ...waiting, failure: { code } })
const installable = { ...prism, installUrl: 'https://prism.example/get' }

const meta = preview.meta({
  title: 'Modal/Views/ConnectingExternal',
  component: ConnectingExternalView,
  args: waiting,
  render: (args) => (
    <CardFrame title={args.wallet.name} start="back">
      <ConnectingExternalView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Asks the wallet to connect. The ring turns meanwhile; each error code has its own text, with Try again. Changes are announced.\n\n**Keyboard** Try again moves focus to the heading, because the button unmounts.\n\n**Data attributes** `data-lintel-ring`: `waiting` or `error`.',
      },
    },
  },
})

const failures: [label: string, code: ErrorCode][] = [
  ['declined', 'request-rejected'],
  ['not found', 'connector-not-found'],
  ['no answer', 'wallet-unresponsive'],
  ['window blocked', 'wallet-window-blocked'],
]

/** Every kind of state. Each failure has its own story below. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="Prism" start="back" label="waiting">
        <ConnectingExternalView {...waiting} wallet={installable} />
      </CardFrame>
      {failures.map(([label, code]) => (
        <CardFrame key={code} title="Prism" start="back" label={label}>
          <ConnectingExternalView {...failed(code)} wallet={code === 'connector-not-found' ? installable : prism} />
        </CardFrame>
      ))}
      <CardFrame title={hostile.unbroken.slice(0, 80)} start="back" label="a name without end">
        <ConnectingExternalView {...waiting} wallet={{ name: hostile.unbroken.slice(0, 80) }} />
      </CardFrame>
    </CardSheet>
  ),
})

/** No button while the wallet is asked. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Continue in Prism' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** After a refusal: the text, Try again, and focus on the heading. */
export const Declined = meta.story({
  args: failed('request-rejected'),
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: 'Connection declined' })
    await expect(canvas.getByRole('status')).toHaveTextContent('You declined the request in Prism. Nothing was shared.')
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'), { timeout: 5_000 })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(heading).toHaveFocus()
  },
})

export const OpenRequest = meta.story({ args: failed('request-pending') })
export const Locked = meta.story({ args: failed('wallet-locked') })
export const Missing = meta.story({ args: { ...failed('connector-not-found'), wallet: installable } })
export const Unresponsive = meta.story({ args: failed('wallet-unresponsive') })
export const WindowBlocked = meta.story({ args: failed('wallet-window-blocked') })
export const Failed = meta.story({ args: failed('wallet-failed') })

/** No Try again where it cannot help. */
export const Final = meta.story({
  args: failed('network-not-configured'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** A long name is cut, while waiting and in the error text. */
export const HostileName = meta.story({
  args: { wallet: { ...installable, name: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}` } },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})

export const HostileNameDeclined = meta.story({
  args: { ...failed('request-rejected'), wallet: { name: `<b>${hostile.bidiOverride}</b>${hostile.unbroken}` } },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
