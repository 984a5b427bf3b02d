import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Icon } from '../../src/components/icon/icon.js'
import { toggle } from '../../src/components/toggle-group/toggle-group.css.js'
import { Toggle, ToggleGroup } from '../../src/components/toggle-group/toggle-group.js'
import { Bell, Eye, Star } from '../../src/icons/index.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(toggle)

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  subcomponents: { Toggle },
  args: { label: 'Show', defaultValue: ['tokens'], onValueChange: fn() },
  render: (args) => (
    <ToggleGroup {...args}>
      <Toggle value="tokens">Tokens</Toggle>
      <Toggle value="nfts">NFTs</Toggle>
      <Toggle value="activity">Activity</Toggle>
    </ToggleGroup>
  ),
})

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <ToggleGroup label={`Show, size ${size}`} size={size} defaultValue={['nfts']}>
            <Toggle value="tokens">Tokens</Toggle>
            <Toggle value="nfts">NFTs</Toggle>
            <Toggle value="activity">Activity</Toggle>
          </ToggleGroup>
        </SpecimenRow>
      ))}
      <SpecimenRow label="icons, disabled">
        <ToggleGroup label="Marks" defaultValue={['star']}>
          <Toggle value="star" aria-label="Star">
            <Icon as={Star} size={16} />
          </Toggle>
          <Toggle value="watch" aria-label="Watch">
            <Icon as={Eye} size={16} />
          </Toggle>
          <Toggle value="bell">
            <Icon as={Bell} size={16} />
            Notify me
          </Toggle>
        </ToggleGroup>
        <ToggleGroup label="Off" disabled defaultValue={['on']}>
          <Toggle value="on">On</Toggle>
          <Toggle value="off">Off</Toggle>
        </ToggleGroup>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <ToggleGroup label={accent} accent={accent} size="1" defaultValue={['on']}>
      <Toggle value="on">On</Toggle>
    </ToggleGroup>
  )),
)

/** Pointer, Space and Enter toggle a button; arrows only move; Tab stops once. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(toggle('NFTs'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tokens', 'nfts'])
    await userEvent.keyboard('{ArrowRight}')
    await expect(toggle('Activity')).toHaveFocus()
    await expect(toggle('Activity')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(toggle('Activity')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(toggle('Activity')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Home}')
    await expect(toggle('Tokens')).toHaveFocus()
    await userEvent.tab()
    for (const one of canvas.getAllByRole('button')) await expect(one).not.toHaveFocus()
  },
})

/** Neither pointer nor keyboard toggles a button. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'NFTs' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** Right to left the left arrow moves on. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tokens' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'NFTs' })).toHaveFocus()
  },
})

export const Hostile = meta.story(
  hostileText(
    <ToggleGroup label="Hostile">
      <Toggle value="a">{hostile.unbroken.slice(0, 1000)}</Toggle>
      <Toggle value="b">{hostile.stacked}</Toggle>
    </ToggleGroup>,
  ),
)
