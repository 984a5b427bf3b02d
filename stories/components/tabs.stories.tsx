import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Tabs, TabsContent, type TabsProps, TabsTrigger } from '../../src/components/tabs/tabs.js'
import { tabsListProps, tabsProps } from '../../src/components/tabs/tabs.props.js'
import { TabsList, type TabsListProps } from '../../src/components/tabs/tabs-list.js'
import { Text } from '../../src/components/text/text.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { defaultValue: 'tokens', onValueChange: fn() },
  argTypes: controlsOf(tabsProps),
  parameters: {
    docs: {
      description: {
        component:
          'Views of one thing, of which one is seen.\n\n**Do** name each in one or two words; two to five of them. **Do not** nest tabs, nor hide what everybody needs behind the second. **Use instead** SegmentedControl for a choice that is kept, Accordion for sections to open, links for pages.\n\n**Keyboard** Tab reaches the chosen tab, then its panel. Arrow keys go to the next and, right to left, the other way round; Home and End to the ends. They choose at once; with `activationMode="manual"` Enter and Space choose, for panels that are slow to come.\n\n**Accessibility** the list has a name (`label`); the chosen tab shows it by a bar or a fill beside its colour. A list that is too long is scrolled, by focus too. `keepsMounted` keeps a half-written form.\n\n**Data attributes** root `data-orientation`, `data-accent`; list `data-variant`, `data-size`; tab and panel `data-state` (`active`, `inactive`), tab `data-disabled`.',
      },
    },
  },
})

type SampleProps = TabsProps & {
  list?: Partial<TabsListProps>
  /** Draws the tabs alone. */
  isBare?: boolean
}

const Sample = ({ list, isBare, ...rest }: SampleProps) => (
  <Tabs {...rest}>
    <TabsList label="Assets" {...list}>
      <TabsTrigger value="tokens">Tokens</TabsTrigger>
      <TabsTrigger value="nfts">NFTs</TabsTrigger>
      <TabsTrigger value="activity">Activity</TabsTrigger>
      <TabsTrigger value="staking" disabled>
        Staking
      </TabsTrigger>
    </TabsList>
    {['tokens', 'nfts', 'activity', 'staking'].map((value) => (
      <TabsContent key={value} value={value}>
        {isBare ? null : (
          <Text size="3" tone="muted">
            Your {value}
          </Text>
        )}
      </TabsContent>
    ))}
  </Tabs>
)

/** Both variants in every size, and upright. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {tabsListProps.variant.values.map((variant) =>
        tabsListProps.size.values.map((size) => (
          <SpecimenRow key={variant + size} label={`${variant} ${size}`}>
            <Sample
              defaultValue="tokens"
              isBare={size !== '2'}
              list={{ variant, size }}
              style={{ inlineSize: '20.5rem', maxInlineSize: '100%' }}
            />
          </SpecimenRow>
        )),
      )}
      <SpecimenRow label="vertical">
        <Sample defaultValue="nfts" orientation="vertical" />
        <Sample defaultValue="nfts" orientation="vertical" list={{ variant: 'segmented' }} />
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <Tabs accent={accent} defaultValue="a">
      <TabsList label={accent} size="1">
        <TabsTrigger value="a">One</TabsTrigger>
        <TabsTrigger value="b">Two</TabsTrigger>
      </TabsList>
      <TabsContent value="a" />
      <TabsContent value="b" />
    </Tabs>
  )),
)

/** Arrow keys choose at once and go round; what is disabled is passed over. */
export const Keyboard = meta.story({
  render: (args) => <Sample {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Tokens' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true'))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Your nfts')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Tokens' })).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tokens')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Tokens' })).toHaveFocus()
  },
})

/** Enter and Space choose, arrows only look. */
export const Manual = meta.story({
  args: { activationMode: 'manual' },
  render: (args) => <Sample {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'NFTs' })).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('nfts')
  },
})

export const Pointer = meta.story({
  render: (args) => <Sample {...args} list={{ variant: 'segmented' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Activity' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Your activity')
    await expect(canvas.getByRole('tab', { name: 'Staking' })).toBeDisabled()
  },
})

/** Right to left the arrows follow the eye, and the page keeps its own direction. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Sample {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'NFTs' })).toHaveFocus())
    await expect(getComputedStyle(canvas.getByRole('tablist')).direction).toBe('rtl')
  },
})

/** What was written in a panel is still there on return. */
export const KeepsMounted = meta.story({
  render: () => (
    <Tabs defaultValue="a">
      <TabsList label="Draft">
        <TabsTrigger value="a">Write</TabsTrigger>
        <TabsTrigger value="b">Look</TabsTrigger>
      </TabsList>
      <TabsContent value="a" keepsMounted>
        <input aria-label="Note" />
      </TabsContent>
      <TabsContent value="b">Nothing yet</TabsContent>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'gm')
    await userEvent.click(canvas.getByRole('tab', { name: 'Look' }))
    await expect(canvas.getByLabelText('Note')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }))
    await expect(canvas.getByLabelText('Note')).toHaveValue('gm')
  },
})

/** Too many, too long: the list scrolls, and focus brings what it reaches into sight. */
export const Hostile = meta.story({
  render: () => (
    <Tabs defaultValue="0" style={{ inlineSize: '16rem' }} data-testid="tabs">
      <TabsList label="Hostile">
        {[hostile.unbroken, hostile.bidiOverride, hostile.arabic, hostile.stacked, 'Last'].map((text, at) => (
          <TabsTrigger key={text} value={String(at)}>
            {text}
          </TabsTrigger>
        ))}
      </TabsList>
      {['0', '1', '2', '3', '4'].map((value) => (
        <TabsContent key={value} value={value} />
      ))}
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getByTestId('tabs')
    await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Last' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(tabs.getBoundingClientRect().right + 1),
    )
  },
})
