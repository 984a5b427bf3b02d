import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Callout } from '../../src/components/callout/callout.js'
import { hostile } from '../support/hostile-text.js'
import { full } from '../support/layout-block.css.js'
import { accents } from '../support/shared-stories.js'
import { Specimen } from '../support/specimen.js'

const tones = ['info', 'success', 'warning', 'danger'] as const

const meta = preview.meta({
  title: 'Components/Callout',
  component: Callout,
  args: { children: 'First time you send to this address.', onClick: fn() },
})

const texts = {
  info: 'Prism asks you once for each site.',
  success: 'Your address is copied.',
  warning: 'First time you send to this address.',
  danger: 'The network did not answer.',
} as const

/** Every tone in both sizes; with a heading, an action, and without an icon. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} className={full}>
          {texts[tone]}
        </Callout>
      ))}
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} size="1" className={full}>
          {texts[tone]}
        </Callout>
      ))}
      <Callout
        tone="danger"
        heading="The network did not answer"
        action={
          <Button size="1" variant="surface">
            Try again
          </Button>
        }
        className={full}
      >
        Nothing was sent. Your balance is as it was a minute ago.
      </Callout>
      <Callout tone="warning" icon={null} style={{ inlineSize: '14rem' }} action={<Button size="1">Review</Button>}>
        This name was registered two hours ago.
      </Callout>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents(
    (accent) => (
      <Callout accent={accent} size="1">
        Asked once
      </Callout>
    ),
    { isWide: true },
  ),
)

export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Note: First time you send to this address.')
  },
})

export const Success = meta.story({
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Done: /)
  },
})

export const Warning = meta.story({
  args: { tone: 'warning', label: 'Achtung' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Achtung: /)
  },
})

/** Announced at once, unless `role` says otherwise. */
export const Danger = meta.story({
  args: { tone: 'danger' },
  render: (args) => (
    <>
      <Callout {...args} />
      <Callout {...args} role="note" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: /)
    await expect(canvas.getByRole('note')).toHaveAttribute('data-tone', 'danger')
  },
})

const onTryAgain = fn()

/** The action works by keyboard and has the color of the callout. */
export const WithAction = meta.story({
  args: {
    tone: 'danger',
    action: (
      <Button size="1" variant="surface" onClick={onTryAgain}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onTryAgain.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(onTryAgain).toHaveBeenCalledTimes(2)
  },
})

/** In a narrow place the action goes below the text, and a long word wraps. */
export const Hostile = meta.story({
  render: (args) => (
    <Callout {...args} style={{ inlineSize: '14rem' }} action={<Button size="1">Try again</Button>} data-testid="it">
      {hostile.bidiOverride} {hostile.stacked} {hostile.unbroken.slice(0, 300)}
    </Callout>
  ),
  play: async ({ canvas }) => {
    const callout = canvas.getByTestId('it')
    await expect(callout.scrollWidth).toBeLessThanOrEqual(callout.clientWidth)
    await expect(canvas.getByRole('button').getBoundingClientRect().y).toBeGreaterThan(
      callout.getBoundingClientRect().y + 40,
    )
  },
})
