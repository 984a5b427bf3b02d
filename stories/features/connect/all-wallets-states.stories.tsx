import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  AllWalletsView,
  type AllWalletsViewProps,
} from '../../../src/features/connect/views/all-wallets/all-wallets-view.js'
import { en } from '../../../src/features/english.js'
import { ViewSkeleton } from '../../../src/parts/view-skeleton/view-skeleton.js'
import { asked, filled, forty, nothing, strangers, waitForPictures } from '../../support/all-wallets-samples.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { installedRows } from '../../support/wallet-rows.js'

const [foxglove] = installedRows

const meta = preview.meta({
  title: 'Modal/Views/AllWallets states',
  component: AllWalletsView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.AllWallets} start="back">
      <AllWalletsView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: { description: { component: 'AllWallets with no tiles, some of the tiles, or odd tiles.' } },
  },
})

/** The positions of the parts and of the first tiles in a card. */
function measureLayout(figure: Element) {
  const frame = figure.getBoundingClientRect()
  const measure = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect()
    return box && { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height }
  }
  const results = figure.querySelector('[role="grid"], [role="status"][aria-busy]')?.parentElement
  const filter = results?.previousElementSibling
  const tiles = [...(results?.querySelectorAll('[role="gridcell"], div[aria-hidden="true"] > span') ?? [])].slice(0, 4)
  return {
    height: frame.height,
    search: measure(filter?.previousElementSibling)?.top,
    filter: measure(filter),
    results: measure(results),
    tiles: tiles.map(measure),
  }
}

/** Sixteen skeletons before the first page. */
export const Loading = meta.story({
  args: { ...nothing, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-lintel-skeleton]')).toHaveLength(32)
  },
})

/** The first page takes long. */
export const Slow = meta.story({
  args: { ...nothing, isLoading: true, isSlow: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This takes longer than usual. Check your connection.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The skeleton of the view, of the first page and the page have the same layout. */
export const NothingMoves = meta.story({
  render: (args) => (
    <CardSheet>
      <CardFrame title={en.titles.AllWallets} start="back">
        <ViewSkeleton label="Loading" shape="tiles" />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back">
        <AllWalletsView {...args} {...nothing} isLoading />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back">
        <AllWalletsView {...args} />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const [code, page, here] = [...canvasElement.querySelectorAll('figure')].map(measureLayout)
    await expect(here?.tiles).toHaveLength(4)
    await expect(code).toEqual(here)
    await expect(page).toEqual(here)
  },
})

/** All tiles have the same height; a name next to a tag has one line. */
export const EqualHeights = meta.story({
  args: {
    rows: [
      { ...forty[0], ...foxglove, name: 'Foxglove of the Long Meadow' },
      { ...forty[1], name: 'A wallet with a name that takes many, many lines' },
      ...forty.slice(2),
    ] as AllWalletsViewProps['rows'],
  },
  play: async ({ canvas }) => {
    const heights = (await canvas.findAllByRole('gridcell')).map((cell) => cell.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
    const tagged = canvas.getByRole('button', { name: 'Foxglove of the Long Meadow Installed' })
    const tag = within(tagged).getByText('Installed').getBoundingClientRect()
    await expect(tag.bottom).toBeLessThanOrEqual(tagged.getBoundingClientRect().bottom)
    const lines = (text: string) => {
      const name = canvas.getByText(text)
      return Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
    }
    await expect(lines('Foxglove of the Long Meadow')).toBe(1)
    await expect(lines('A wallet with a name that takes many, many lines')).toBe(2)
  },
})

/** A broken image is replaced by the first letter of the name. */
export const BrokenPicture = meta.story({
  args: {
    rows: [{ ...forty[1], imageUrl: 'data:image/png;base64,AAAA' } as (typeof forty)[number], ...forty.slice(2)],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForPictures(canvasElement)
    await expect(within(canvas.getByRole('button', { name: 'Prism' })).getByText('P')).toBeVisible()
    await expect(within(canvas.getByRole('button', { name: 'Harbor' })).queryByText('H')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Prism' }).querySelector('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Harbor' }).querySelector('img')).toBeVisible()
  },
})

/** Before consent everything is disabled, and a press moves focus to the checkbox. */
export const AgreeFirst = meta.story({
  args: { ...asked, legal: { isAccepted: false, onAccept: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const check = await canvas.findByRole('checkbox')
    await expect(canvas.getByRole('searchbox').closest('[inert]')).not.toBeNull()
    const tile = canvas.getByRole('button', { name: 'Prism' })
    await expect(tile.closest('[inert]')).not.toBeNull()
    // The browser sends a press on an inert element to the element around it.
    await userEvent.click(tile.closest('[inert]')?.parentElement as HTMLElement)
    await expect(check).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.legal?.onAccept).toHaveBeenCalledWith(true)
  },
})

/** The directory is empty: no Clear button. */
export const EmptyDirectory = meta.story({
  args: { ...nothing, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This site lists no wallets.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
})

/** The next page loads: skeletons below the tiles, and the grid is busy. */
export const NextPageSlow = meta.story({
  args: { isLoadingMore: true },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(canvas.getByRole('button', { name: forty.at(-1)?.name ?? '' })).toBeVisible())
    await waitForPictures(canvasElement)
    await expect(canvasElement.querySelectorAll('[data-lintel-skeleton]')).toHaveLength(8)
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})

/** Loading the first page failed. */
export const Failed = meta.story({
  args: { ...nothing, failure: 'directory-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Wallets could not be loaded' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(document.body).not.toHaveFocus()
  },
})

/** Nothing found: shows the search text, and Clear. */
export const NothingFound = meta.story({
  args: { ...nothing, count: 0, search: '<b>x</b>', foundBy: '<b>x</b>', isCertifiedOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing matches "<b>x</b>".')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(args.onCertifiedOnly).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** Announces how many wallets a search has found. */
export const Found = meta.story({
  args: { rows: forty.slice(0, 3), count: 3, hasMore: false, search: 'ha', foundBy: 'ha' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 wallets found')).toHaveAttribute('role', 'status')
  },
})

/** Narrower than 352 px there are three columns. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <CardFrame title={en.titles.AllWallets} start="back">
        <AllWalletsView {...args} />
      </CardFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '3'))
  },
})

/** Names are text, images with other URLs are not loaded, nothing overflows its tile. */
export const HostileNames = meta.story({
  args: { rows: strangers, hasMore: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^<img src=x onerror/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unnamed wallet' })).toBeVisible()
    await waitForPictures(canvasElement)
    const sources = [...canvasElement.querySelectorAll('img')].map(({ src }) => src)
    await expect(sources.filter((src) => !/^(data:image\/|https:)/.test(src))).toEqual([])
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
})
