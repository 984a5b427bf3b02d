import { Compass } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { Badge } from '../../../src/components/badge/badge.js'
import { WalletIcon } from '../../../src/modal/parts/brand-icon/wallet-icon.js'
import { Group } from '../../../src/modal/parts/group/group.js'
import { IconTile } from '../../../src/modal/parts/icon-tile/icon-tile.js'
import { Row } from '../../../src/modal/parts/row/row.js'
import { ViewBody } from '../../../src/modal/parts/view-body/view-body.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { prism } from '../../support/view-samples.js'

const onClick = fn()

const meta = preview.meta({
  title: 'Modal/Parts/Row',
  component: Row,
  parameters: {
    docs: {
      description: {
        component:
          'One line of a Group, the one container of rows; groups never nest. What stands at its end says what a press does: a chevron leads on, a tick is where you are, an arrow leaves the page. A disabled row says why and stays reachable.\n\n**Keyboard** Tab reaches each row; Up, Down, Home and End move between the rows of a group; Enter and Space press.\n\n**Data attributes** `data-lintel-row`; `aria-current` when selected, `aria-disabled` when disabled.',
      },
    },
  },
})

/** Every kind of row. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="Rows" label="kinds">
        <ViewBody>
          <Group label="Kinds">
            <Row icon={<WalletIcon {...prism} />} name="Leads on" onClick={onClick} />
            <Row
              icon={<WalletIcon {...prism} />}
              name="With a tag"
              tag={<Badge accent="gray">Recent</Badge>}
              onClick={onClick}
            />
            <Row icon={<WalletIcon {...prism} />} name="With a second line" sub="2.814 ETH" onClick={onClick} />
            <Row icon={<WalletIcon {...prism} />} name="Chosen" isSelected onClick={onClick} />
            <Row icon={<WalletIcon {...prism} />} name="Another choice" isSelected={false} onClick={onClick} />
            <Row
              icon={<WalletIcon {...prism} />}
              name="Disabled"
              sub="Not approved by this wallet"
              isDisabled
              onClick={onClick}
            />
            <Row icon={<IconTile as={Compass} size="36" />} name="Leaves the page" href="https://example.com" />
          </Group>
        </ViewBody>
      </CardFrame>
      <CardFrame title="Rows" label="long words, a visible label">
        <ViewBody>
          <Group label="From strangers" isLabelVisible>
            <Row
              icon={<WalletIcon name={hostile.unbroken} />}
              name={hostile.unbroken}
              sub="A reason that is longer than one line of the row, and so it takes a second one."
              tag={<Badge accent="green">Installed</Badge>}
              onClick={onClick}
            />
            <Row icon={<WalletIcon name="" />} name="<b>No letter, no picture</b>" onClick={onClick} />
          </Group>
        </ViewBody>
      </CardFrame>
    </CardSheet>
  ),
})

const three = () => (
  <Group label="Three">
    <Row name="One" onClick={() => onClick('one')} />
    <Row name="Two" sub="Not now" isDisabled onClick={() => onClick('two')} />
    <Row name="Three" onClick={() => onClick('three')} />
  </Group>
)

/** Arrows pass through a disabled row, whose reason is read, and stop at both ends. */
export const Keyboard = meta.story({
  render: three,
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'One' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Two Not now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onClick).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Three' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(onClick).toHaveBeenCalledWith('three')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'One' })).toHaveFocus()
  },
})

/** A link to another site tells it nothing about this one. */
export const Link = meta.story({
  render: () => (
    <Group label="Links">
      <Row name="View in explorer" href="https://example.com" />
    </Group>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View in explorer' })).toHaveAttribute('rel', 'noreferrer')
  },
})
