import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enSessions } from '../../../src/features/sessions/messages/en.js'
import {
  SmartSessionDetailView,
  type SmartSessionDetailViewProps,
} from '../../../src/features/sessions/views/smart-sessions-detail/smart-sessions-detail-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import {
  calls,
  createSession,
  inAll,
  notKnown,
  ofStrangers,
  sessionsNow,
  thrice,
  weekly,
} from '../../support/session-samples.js'

const title = enSessions.titles.SmartSessionDetail

const args: SmartSessionDetailViewProps = {
  ...{ words: en, labels: enSessions, session: createSession(), network: 'Local Ethereum' },
  ...{ now: sessionsNow, timeZone: 'UTC', onEnd: fn() },
}
const show = (changes: Parameters<typeof createSession>[0]) => ({ ...args, session: createSession(changes) })

const states: Readonly<Record<string, SmartSessionDetailViewProps>> = {
  'a weekly limit': args,
  'in all, three times': show({ policies: [inAll, thrice], lastUsedAt: null }),
  'functions of a contract': show({ policies: [calls] }),
  'not known here': show({ policies: [weekly, notKnown] }),
  'the chain does not answer': show({ policies: [{ ...weekly, left: null, renewsAt: null } as typeof weekly] }),
  'the wallet is asked': show({ isAsked: true }),
  ending: show({ status: 'ending', isEnding: true }),
  'not ended': show({ problem: 'reverted' }),
  'ended by the visitor': show({ status: 'revoked', revokedAt: sessionsNow - 60_000 }),
  expired: show({ status: 'expired', expiresAt: sessionsNow - 60_000 }),
  'a name from a stranger': { ...args, session: ofStrangers[0] ?? args.session },
}

const meta = preview.meta({
  title: 'Modal/Views/SmartSessionDetail',
  component: SmartSessionDetailView,
  args,
  render: (props) => (
    <CardFrame title={title} start="back">
      <SmartSessionDetailView {...props} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(states).map(([label, props]) => (
        <CardFrame key={label} title={title} start="back" label={label}>
          <SmartSessionDetailView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

/** The contract of a token is shown in full. The button says what it does. */
export const Weekly = meta.story({
  play: async ({ args: props, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent(/Up to 20.USDC a week12\.5.USDC leftRenews Dec 1, 2026, 2:00.PM/)
    await expect(canvasElement).toHaveTextContent('0x5FbDB2315678afecb367f032d93F642f64180aa3')
    const button = canvas.getByRole('button', { name: 'End session' })
    await expect(button).toHaveAccessibleDescription(/What it has done stays\./)
    await userEvent.click(button)
    await expect(props.onEnd).toHaveBeenCalledOnce()
  },
})

/** An unknown rule is shown as unknown, with its type. */
export const NotKnown = meta.story({
  args: { session: createSession({ policies: [weekly, notKnown] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('native-token-stream')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent(/may be able to do more/)
  },
})

/** It cannot be ended twice, and until the revocation is in a block the app can act. */
export const Ending = meta.story({
  args: { session: createSession({ status: 'ending', isEnding: true }) },
  play: async ({ args: props, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Harbor.* can still act until/)
    await userEvent.click(canvas.getByRole('button', { name: /End session/ }))
    await expect(props.onEnd).not.toHaveBeenCalled()
  },
})

/** It stays active, says why, and can be ended again. */
export const NotEnded = meta.story({
  args: { session: createSession({ problem: 'reverted' }) },
  play: async ({ args: props, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not ended.*The network refused it\./)
    await userEvent.click(canvas.getByRole('button', { name: 'End session' }))
    await expect(props.onEnd).toHaveBeenCalledOnce()
  },
})

/** An ended session has no button. */
export const Expired = meta.story({
  args: { session: createSession({ status: 'expired', expiresAt: sessionsNow - 60_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/can no longer act by it\./)
    await expect(canvas.queryByRole('button', { name: 'End session' })).toBeNull()
  },
})
