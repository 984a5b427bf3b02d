import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ConnectView, type ConnectViewProps } from '../../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../../src/features/english.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { emptyConnect, withLogin } from '../../support/connect-sample.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'

const all: ConnectViewProps = {
  ...emptyConnect,
  groups: [['social']],
  socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
}
const longer = createPseudoMessages()
const onSocial = fn()

const meta = preview.meta({
  title: 'Modal/Views/ConnectSocials',
  component: ConnectView,
  args: all,
  render: (args) => (
    <CardFrame title={args.words.titles.ConnectSocials} start="back">
      <ConnectView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component: 'All social accounts of the app, each with its name. `More ways` on Connect opens it.',
      },
    },
  },
})

/** All accounts, also with longer texts. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.ConnectSocials} start="back" label="all of them">
        <ConnectView {...all} />
      </CardFrame>
      <CardFrame title={longer.titles.ConnectSocials} start="back" label="long words">
        <ConnectView {...all} words={longer} socials={['google', 'farcaster']} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('group')).toHaveLength(2)
  },
})

/** Each button has a name; there is no "more". */
export const Choose = meta.story({
  args: { Methods: withLogin({ onSocial }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const last = await canvas.findByRole('button', { name: 'Continue with Facebook' })
    await expect(canvas.queryByRole('button', { name: 'More ways' })).toBeNull()
    last.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSocial).toHaveBeenCalledOnce()
    await expect(onSocial).toHaveBeenCalledWith('facebook')
    await expect(last).toHaveFocus()
    await expectInsideCard(canvasElement)
  },
})

/** Disabled before consent. */
export const AgreeFirst = meta.story({
  args: { legal: { isAccepted: false, onAccept: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeVisible()
    await expect((await canvas.findByText('Continue with Google')).closest('[inert]')).not.toBeNull()
  },
})
