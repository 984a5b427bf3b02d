import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enSessions } from '../../../src/features/sessions/messages/en.js'
import {
  SmartSessionsView,
  type SmartSessionsViewProps,
} from '../../../src/features/sessions/views/smart-sessions/smart-sessions-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import {
  active,
  createSession,
  ended,
  manySessions,
  notKnown,
  ofStrangers,
  sessionsNow,
} from '../../support/session-samples.js'

const title = enSessions.titles.SmartSessions

const args: SmartSessionsViewProps = {
  ...{ words: en, labels: enSessions, sessions: [...active, ...ended], now: sessionsNow, timeZone: 'UTC' },
  ...{ onSelect: fn(), onEndAll: fn(), onAllApps: fn() },
}
const failure = { isRetrying: false, onRetry: fn() }

const states: Readonly<Record<string, SmartSessionsViewProps>> = {
  'active and ended': args,
  loading: { ...args, sessions: null },
  empty: { ...args, sessions: [] },
  'not loaded': { ...args, sessions: null, failure },
  'may be outdated': { ...args, sessions: active.slice(0, 1), failure },
  'none active': { ...args, sessions: ended },
  'one is ending, one was not ended': {
    ...args,
    sessions: [
      createSession({ status: 'ending', isEnding: true }),
      createSession({ pci: '0x02', problem: 'reverted' }),
      createSession({ pci: '0x03', policies: [notKnown] }),
    ],
  },
  'names from strangers': { ...args, sessions: ofStrangers },
}

const meta = preview.meta({
  title: 'Modal/Views/SmartSessions',
  component: SmartSessionsView,
  args,
  render: (props) => (
    <CardFrame title={title} start="back">
      <SmartSessionsView {...props} />
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
          <SmartSessionsView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

/** A row shows the app, its permissions, the rest of the limits, and the end. A press shows the session. */
export const Ready = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: title })
    await expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Active', 'Ended'])
    const rows = within(list).getAllByRole('button')
    const names = [
      /^Harbor harbor\.example Up to 20.USDC a week 12\.5.USDC left Until Dec 24, 2026 Last used 2 hours ago$/,
      /^Harbor harbor\.example Up to 0\.5.ETH in all, 3 times 0\.125.ETH left 1 use left Ends in 5 hours Not used yet$/,
      /^Foxglove Games play\.foxglove\.example Calls 3 functions of 0x70…dc79C8 Until/,
      /^Harbor harbor\.example Up to 0\.5.ETH in all Ended on Nov 28, 2026 Ended$/,
      /^Harbor harbor\.example Up to 20.USDC a week Expired on Nov 26, 2026 Expired$/,
    ]
    await expect(rows).toHaveLength(names.length)
    for (const [index, name] of names.entries()) await expect(rows[index]).toHaveAccessibleName(name)
    await userEvent.click(rows[0] as HTMLElement)
    await expect(props.onSelect).toHaveBeenLastCalledWith(active[0])
    await userEvent.click(canvas.getByRole('button', { name: 'End all' }))
    await expect(props.onEndAll).toHaveBeenCalledOnce()
  },
})

/** The last known list stays, and one press reads again. */
export const Outdated = meta.story({
  args: { sessions: active, failure },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It may be outdated.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('button', { name: /^Harbor/ })).toHaveLength(2)
  },
})

/** Only active sessions can be ended, and only once. */
export const Ending = meta.story({
  args: { sessions: [createSession({ isAsked: true }), createSession({ pci: '0x02', status: 'ending' }), ...ended] },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all' }))
    await expect(props.onEndAll).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: /Ending$/ })).toBeVisible()
  },
})

/** An unknown rule is shown by its type, and a session that could not be ended says so. */
export const NotKnown = meta.story({
  args: { sessions: [createSession({ policies: [notKnown], problem: 'declined' })] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^Harbor/ })
    await expect(row).toHaveTextContent(/not known here: native-token-stream/)
    await expect(row).toHaveTextContent(/Not ended$/)
  },
})

/** No name reorders the text around it. */
export const OfStrangers = meta.story({
  args: { sessions: ofStrangers },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button', { name: /harbor\.example/ })
    await expect(rows[0]).toHaveTextContent(/^PPrismgnp\.exe/)
    await expect(rows[1]).toHaveTextContent(/a-very-long-subdomain/)
    for (const row of rows) await expect(row.textContent).not.toMatch(/[\u202A-\u202E\u200B]/)
  },
})

/** Of 100 sessions only the visible ones are in the page, and keys reach all. */
export const Many = meta.story({
  args: { sessions: manySessions },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^App/ }).length).toBeGreaterThan(2))
    await expect(canvas.getAllByRole('button', { name: /^App/ }).length).toBeLessThan(40)
    canvas.getByRole('button', { name: /^App 1 / }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^App 100 / })).toHaveFocus())
  },
})
