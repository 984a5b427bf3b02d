import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import {
  Tabs,
  TabsContent,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
} from '../../src/components/tabs/tabs.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { defaultValue: 'tokens', onValueChange: fn() },
})

type SampleProps = TabsProps & {
  list?: Partial<TabsListProps>
  /** Leaves the panels empty. */
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

/** Both variants in every size, and vertical. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {(['line', 'segmented'] as const).map((variant) =>
        (['1', '2', '3'] as const).map((size) => (
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

/** Arrow keys select at once, loop, and skip disabled tabs. */
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

/** Arrow keys move focus; Enter and Space select. */
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

/** In right-to-left text the left arrow moves to the next tab. */
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

/** A panel keeps its typed text. */
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

/** Many tabs with long labels: the list scrolls, and scrolls the focused tab into view. */
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
