import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { AllWalletsView } from '../../../src/features/connect/views/all-wallets/all-wallets-view.js'
import { en } from '../../../src/features/english.js'
import { listSampleWallets } from '../../../src/testing/index.js'
import { asked, filled, forty, nothing, strangers, waitForPictures } from '../../support/all-wallets-samples.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { toRows } from '../../support/wallet-rows.js'

const meta = preview.meta({
  title: 'Modal/Views/AllWallets',
  component: AllWalletsView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.AllWallets} start="back">
      <AllWalletsView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'All wallets of the directory in a grid that renders only the visible lines. The search asks the directory after 500 ms, from two characters on; further pages load near the end.\n\n**Keyboard** (APG grid) Tab reaches the search, the switch and one tile; arrows, Home, End, PageUp and PageDown move between tiles, with Control to the first and the last; a letter goes into the search; Down moves from the search into the grid. Its role is grid, not list: screen readers pass arrow keys on only in a grid, and only arrow keys can reach a tile that is not rendered yet.\n\n**Data attributes** `data-lintel-wallet-tile` on each tile.',
      },
    },
  },
})

/** Every state, with focus on the first tile. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.AllWallets} start="back" label="wallets, on a phone">
        <AllWalletsView {...filled} onScan={fn()} />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back" label="first page on its way">
        <AllWalletsView {...nothing} isLoading />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back" label="names from strangers, next page failed">
        <AllWalletsView
          {...filled}
          rows={strangers.filter(({ name }) => !/[\u0600-\u06FF]/.test(name))}
          failure="directory-unavailable"
        />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back" label="next page on its way">
        <AllWalletsView {...filled} rows={forty.slice(0, 8)} isLoadingMore />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back" label="to be agreed to first">
        <AllWalletsView {...filled} {...asked} legal={{ isAccepted: false, onAccept: fn() }} />
      </CardFrame>
      <CardFrame title={en.titles.AllWallets} start="back" label="nothing found">
        <AllWalletsView {...nothing} count={0} search="Atlantis" foundBy="Atlantis" />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await waitForPictures(canvasElement)
    canvasElement.querySelector<HTMLElement>('input[type="search"]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('data-lintel-wallet-tile', '0')
  },
})

/** A tile is a button whose name starts with the wallet's name and includes "Installed". */
export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Foxglove Installed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prism' }))
    await expect(args.onSelect).toHaveBeenCalledWith(args.rows[1], expect.objectContaining({ index: 1 }))
  },
})

/** Arrow keys move through all tiles, rendered or not. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search wallets' })
    await canvas.findByRole('button', { name: 'Prism' })
    search.focus()
    await userEvent.keyboard('{ArrowDown}')
    const expectFocus = async (index: number) => {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-lintel-wallet-tile', String(index)))
    }
    await expectFocus(0)
    await userEvent.keyboard('{ArrowRight}')
    await expectFocus(1)
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus(5)
    await userEvent.keyboard('{Home}')
    await expectFocus(4)
    await userEvent.keyboard('{End}')
    await expectFocus(7)
    await userEvent.keyboard('{ArrowUp}')
    await expectFocus(3)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expectFocus(39)
    await waitFor(() => {
      const grid = canvas.getByRole('grid').getBoundingClientRect()
      const tile = document.activeElement?.getBoundingClientRect()
      expect(tile?.top).toBeGreaterThanOrEqual(grid.top - 1)
      expect(tile?.bottom).toBeLessThanOrEqual(grid.bottom + 1)
    })
    await userEvent.keyboard('{PageUp}')
    await waitFor(() =>
      expect(Number(document.activeElement?.getAttribute('data-lintel-wallet-tile'))).toBeLessThan(32),
    )
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expectFocus(0)
    // The grid is one tab stop, and arrow keys do not leave it.
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expectFocus(0)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(false)
  },
})

/** A letter typed on a tile goes into the search field. */
export const TypeToSearch = meta.story({
  render: (args) => {
    const [search, setSearch] = useState('')
    return (
      <CardFrame title={en.titles.AllWallets} start="back">
        <AllWalletsView {...args} search={search} onSearch={setSearch} />
      </CardFrame>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('button', { name: 'Prism' })
    tile.focus()
    await userEvent.keyboard('wi')
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('wi')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
  },
})

/** A thousand wallets: few rendered tiles at any scroll position, and the right row count. */
export const Thousand = meta.story({
  args: { rows: toRows(listSampleWallets(1000)), count: 1000, hasMore: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Prism' })
    const grid = canvas.getByRole('grid', { name: 'Wallets' })
    await expect(grid).toHaveAttribute('aria-rowcount', '250')
    await expect(grid).toHaveAttribute('aria-colcount', '4')
    let most = 0
    for (let step = 0; step <= 10; step += 1) {
      grid.scrollTop = (grid.scrollHeight * step) / 10
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      most = Math.max(most, within(grid).queryAllByRole('button').length)
    }
    await expect(most).toBeGreaterThan(15)
    await expect(most).toBeLessThanOrEqual(75)
    const rows = within(grid).getAllByRole('row')
    await expect(rows.at(-1)).toHaveAttribute('aria-rowindex', '250')
  },
})

/** The next page loads near the end, not before. */
export const NextPage = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Prism' })
    const grid = canvas.getByRole('grid')
    await expect(args.onMore).not.toHaveBeenCalled()
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
  },
})

/** The next page failed: the tiles stay, with a retry button. */
export const NextPageFailed = meta.story({
  args: { failure: 'directory-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Prism' })
    const grid = canvas.getByRole('grid')
    grid.scrollTop = grid.scrollHeight
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => {
      retry.focus()
      expect(retry).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onMore).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-lintel-wallet-tile', '39'))
  },
})

/** The certified filter, and the QR code button of a phone. */
export const Controls = meta.story({
  args: { onScan: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Certified only' }))
    await expect(args.onCertifiedOnly).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
    await expect(args.onScan).toHaveBeenCalledOnce()
  },
})
