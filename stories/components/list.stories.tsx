import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Amount } from '../../src/components/amount/amount.js'
import { Avatar } from '../../src/components/avatar/avatar.js'
import { Badge } from '../../src/components/badge/badge.js'
import { Icon } from '../../src/components/icon/icon.js'
import { IconButton } from '../../src/components/icon-button/icon-button.js'
import { List } from '../../src/components/list/list.js'
import { ListItem } from '../../src/components/list/list-item.js'
import { LongList, LongListHeading } from '../../src/components/list/long-list.js'
import { Coins, Compass, Ellipsis } from '../../src/icons/index.js'
import { CardSheet } from '../support/card-frame.js'
import { hostile } from '../support/hostile-text.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { drawBrand } from '../support/view-samples.js'

const onClick = fn()
const prism = <Avatar shape="square" name="Prism" src={drawBrand('R', '#4f7cff', '#7a2ff0')} />
const narrow = { inlineSize: '20.5rem' }

const meta = preview.meta({
  title: 'Components/List',
  component: List,
  subcomponents: { ListItem, LongList, LongListHeading },
  args: {
    label: 'Wallets',
    style: narrow,
    children: (
      <>
        <ListItem icon={prism} name="Prism" tag={<Badge accent="green">Installed</Badge>} onClick={onClick} />
        <ListItem icon={<Avatar shape="square" name="Harbor" />} name="Harbor" onClick={onClick} />
      </>
    ),
  },
})

/** Every kind of item, long names, and a visible label. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <List label="Kinds" style={narrow}>
        <ListItem icon={prism} name="Leads on" onClick={onClick} />
        <ListItem icon={prism} name="With a tag" tag={<Badge accent="gray">Recent</Badge>} onClick={onClick} />
        <ListItem icon={prism} name="With a second line" description="2.814 ETH" onClick={onClick} />
        <ListItem
          icon={<Avatar name="Ether" emblem={Coins} />}
          name="With a sum"
          description="2.814 ETH"
          end={<Amount value="9842.1" currency="USD" />}
          onClick={onClick}
        />
        <ListItem icon={prism} name="Chosen" selected onClick={onClick} />
        <ListItem icon={prism} name="Another choice" selected={false} onClick={onClick} />
        <ListItem icon={prism} name="Disabled" description="Not approved by this wallet" disabled onClick={onClick} />
        <ListItem icon={prism} name="Loading" description="Approve it in your wallet" loading onClick={onClick} />
        <ListItem icon={<Avatar shape="square" emblem={Compass} />} name="Leaves the page" href="#there" external />
      </List>
      <div style={narrow}>
        <List label="From strangers" labelVisible>
          <ListItem
            icon={<Avatar shape="square" name={hostile.unbroken} />}
            name={hostile.unbroken}
            description="A reason that is longer than one line of the item, and so it takes a second one."
            tag={<Badge accent="green">Installed</Badge>}
            onClick={onClick}
          />
          <ListItem
            icon={<Avatar shape="square" name="" />}
            name="<b>No letter, no picture</b>"
            description={hostile.bidiOverride}
            onClick={onClick}
          />
          <ListItem name={hostile.arabic} onClick={onClick} />
          <ListItem name={hostile.stacked} href="#there" />
        </List>
      </div>
    </CardSheet>
  ),
})

/** The tick in all 26 accents. */
export const Accents = meta.story(
  accents(
    (accent) => (
      <List label={accent} style={{ inlineSize: '9rem' }}>
        <ListItem name={accent} selected onClick={onClick} />
      </List>
    ),
    { isThemed: true },
  ),
)

const three = () => (
  <List label="Three">
    <ListItem name="One" onClick={() => onClick('one')} />
    <ListItem name="Two" description="Not now" disabled onClick={() => onClick('two')} />
    <ListItem name="Three" onClick={() => onClick('three')} />
  </List>
)

/** Arrows stop at both ends and reach a disabled item, so that its reason is read. */
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

/** The focus ring is drawn inside the item. */
export const Focused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Prism/ })).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('button', { name: /^Prism/ })).outlineStyle).toBe('solid')
  },
})

/** A press anywhere on an item counts; a disabled item ignores it. */
export const Pointer = meta.story({
  render: three,
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByText('One'))
    await expect(onClick.mock.calls).toEqual([['one']])
    await userEvent.click(canvas.getByText('Not now'))
    await expect(onClick).toHaveBeenCalledOnce()
    const { height, width } = canvas.getByRole('button', { name: 'One' }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(52)
    await expect(width).toBeGreaterThan(canvas.getByText('One').getBoundingClientRect().width)
  },
})

/** A visible label names the list. */
export const LabelVisible = meta.story({
  args: { labelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wallets')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Wallets' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

/** The selected item is announced. */
export const Chosen = meta.story({
  render: () => (
    <List label="Networks">
      <ListItem name="Ethereum" selected onClick={onClick} />
      <ListItem name="Base" selected={false} onClick={onClick} />
      <ListItem name="Here" selected href="#here" />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ethereum' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Base' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('link', { name: 'Here' })).toHaveAttribute('aria-current', 'page')
  },
})

/** An internal link stays in its tab; an external one sends no referrer. */
export const Links = meta.story({
  render: () => (
    <List label="Links">
      <ListItem name="Settings" href="#settings" />
      <ListItem name="View in explorer" href="https://example.com" external />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('target')
    const leaving = canvas.getByRole('link', { name: 'View in explorer' })
    await expect(leaving).toHaveAttribute('target', '_blank')
    await expect(leaving).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

const hostileList = hostileText(
  <List label="Names">
    {Object.values(hostile).map((name) => (
      <ListItem key={name} name={name} description="2.814 ETH" onClick={onClick} />
    ))}
  </List>,
)

/** A cut name has the whole name as its title, and does not affect the text around it. */
export const Hostile = meta.story({
  ...hostileList,
  play: async (context) => {
    const { canvas } = context
    await hostileList.play(context)
    const name = canvas.getByTitle(hostile.unbroken)
    await expect(name.tagName).toBe('BDI')
    await expect(name.getBoundingClientRect().height).toBeLessThan(60)
  },
})

const months = ['November 2026', 'October 2026']
const rows = Array.from({ length: 400 }, (_, index) =>
  index % 200 === 0 ? { key: `month ${index}`, month: months[index / 200] } : { key: `row ${index}`, number: index },
)

/** A LongList of 400 items, with headings. Only the visible items are in the page, and Tab reaches one of them. */
export const Long = meta.story({
  render: () => (
    <LongList
      label="Transactions"
      style={narrow}
      items={rows}
      getKey={({ key }) => key}
      isHeading={({ month }) => month !== undefined}
    >
      {({ month, number }) =>
        month === undefined ? (
          <ListItem icon={prism} name={`Sent ${number}`} description="To 0x71…976F" onClick={onClick} />
        ) : (
          <LongListHeading>{month}</LongListHeading>
        )
      }
    </LongList>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Transactions' })
    const first = await within(list).findByRole('button', { name: /^Sent 1 / })
    await expect(list.querySelectorAll('li').length).toBeLessThan(40)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first.closest('li')).toHaveAttribute('aria-setsize', '400')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Sent 2 / })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Sent 399 / })).toHaveFocus())
    await expect(list.querySelectorAll('[tabindex="-1"]').length).toBeGreaterThan(0)
    await expect(list.querySelectorAll('button:not([tabindex="-1"])')).toHaveLength(1)
  },
})

/** A LongList of a few items renders all of them, and never changes its height after the first frame. */
export const LongWithFew = meta.story({
  render: () => (
    <LongList label="Tokens" style={narrow} items={['Ether', 'Dai', 'Wrapped Ether']} getKey={String}>
      {(name) => <ListItem icon={prism} name={name} description="2.814" onClick={onClick} />}
    </LongList>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Tokens' })
    const height = list.offsetHeight
    await expect(within(list).getAllByRole('button')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(within(list).getByRole('button', { name: /^Wrapped Ether/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(within(list).getByRole('button', { name: /^Dai/ })).toHaveFocus()
    await expect(list.offsetHeight).toBe(height)
  },
})

/** Further actions of an item are behind a button beside it, which Tab reaches after the item. */
export const WithAction = meta.story({
  args: {
    children: (
      <ListItem
        icon={prism}
        name="Prism"
        tag={<Badge accent="green">Active</Badge>}
        action={
          <IconButton label="Options of Prism">
            <Icon as={Ellipsis} />
          </IconButton>
        }
        onClick={onClick}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Options of Prism' }))
    await expect(onClick).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Prism Active' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
})
