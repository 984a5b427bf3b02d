import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Icon } from '../../src/components/icon/icon.js'
import { root } from '../../src/components/segmented-control/segmented-control.css.js'
import { Segment, SegmentedControl } from '../../src/components/segmented-control/segmented-control.js'
import { Monitor, Moon, Sun } from '../../src/icons/index.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(root)

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  subcomponents: { Segment },
  args: { label: 'Speed', defaultValue: 'normal', onValueChange: fn() },
  render: (args) => (
    <SegmentedControl {...args}>
      <Segment value="slow">Slow</Segment>
      <Segment value="normal">Normal</Segment>
      <Segment value="fast">Fast</Segment>
    </SegmentedControl>
  ),
})

const choices = [
  <Segment key="tokens" value="tokens">
    Tokens
  </Segment>,
  <Segment key="nfts" value="nfts">
    NFTs
  </Segment>,
  <Segment key="activity" value="activity">
    Activity
  </Segment>,
]

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <SegmentedControl label={`Show, size ${size}`} size={size} defaultValue="tokens">
            {choices}
          </SegmentedControl>
        </SpecimenRow>
      ))}
      <SpecimenRow label="icons, one disabled, all disabled">
        <SegmentedControl label="Appearance" defaultValue="dark">
          <Segment value="light" label="Light">
            <Icon as={Sun} size={16} />
          </Segment>
          <Segment value="dark" label="Dark">
            <Icon as={Moon} size={16} />
          </Segment>
          <Segment value="system" label="System">
            <Icon as={Monitor} size={16} />
          </Segment>
        </SegmentedControl>
        <SegmentedControl label="One off" defaultValue="on">
          <Segment value="on">On</Segment>
          <Segment value="off" disabled>
            Off
          </Segment>
        </SegmentedControl>
        <SegmentedControl label="All off" defaultValue="on" disabled>
          <Segment value="on">On</Segment>
          <Segment value="off">Off</Segment>
        </SegmentedControl>
      </SpecimenRow>
      <SpecimenRow label="wide">
        <SegmentedControl label="Wide" defaultValue="nfts" style={{ inlineSize: '20.5rem' }}>
          {choices}
        </SegmentedControl>
      </SpecimenRow>
    </Specimen>
  ),
})

/** Pointer and arrows select; a press on the selected segment keeps it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const segment = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.click(segment('Fast'))
    await expect(segment('Fast')).toBeChecked()
    await userEvent.click(segment('Fast'))
    await expect(segment('Fast')).toBeChecked()
    for (const [key, chosen] of [
      ['ArrowRight', 'Slow'],
      ['ArrowLeft', 'Fast'],
      ['ArrowLeft', 'Normal'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(segment(chosen)).toBeChecked())
      await expect(segment(chosen)).toHaveFocus()
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(4)
    const widths = canvas.getAllByRole('radio').map((one) => one.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
  },
})

/** Neither pointer nor keyboard changes the value. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fast' }))
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Normal' })).not.toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** Right to left the first segment is on the right, and the left arrow moves on. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const chosen = canvas.getByRole('radio', { name: 'Fast' })
    await waitFor(() => expect(chosen).toBeChecked())
    await expect(chosen.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('radio', { name: 'Slow' }).getBoundingClientRect().left,
    )
  },
})

/** Long words are cut, and all segments keep their share. */
export const Hostile = meta.story(
  hostileText(
    <SegmentedControl label="Hostile" defaultValue="a">
      <Segment value="a">{hostile.unbroken}</Segment>
      <Segment value="b">{hostile.stacked}</Segment>
    </SegmentedControl>,
  ),
)
