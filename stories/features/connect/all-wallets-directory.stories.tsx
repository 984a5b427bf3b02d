import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { LintelModal } from '../../../src/modal/index.js'
import { useLintel } from '../../../src/react/index.js'
import { createFakeDirectory, type FakeDirectory, listSampleWallets } from '../../../src/testing/index.js'
import { holdTimers } from '../../support/hold-timers.js'
import { MockLintel, type MockLintelProps } from '../../support/mock-lintel.js'

let directory: FakeDirectory

type DemoProps = Omit<MockLintelProps, 'children'> & {
  list?: Parameters<typeof createFakeDirectory>[0]
}

/** AllWallets opened directly, with a directory in memory. */
function Demo({ list = {}, options, ...props }: DemoProps) {
  directory = createFakeDirectory(list)
  return (
    <MockLintel {...props} options={{ directory, ...options }}>
      <Openers />
      <LintelModal />
    </MockLintel>
  )
}

function Openers() {
  const { actions } = useLintel()
  return (['AllWallets', 'Connect', 'ConnectWallets'] as const).map((name) => (
    <button key={name} type="button" onClick={() => actions.open({ view: name })}>
      {name}
    </button>
  ))
}

const meta = preview.meta({
  title: 'Modal/Views/AllWallets from a directory',
  component: Demo,
  parameters: {
    docs: { description: { component: 'AllWallets opened directly, with a directory in memory.' } },
  },
})

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, view: string) {
  await userEvent.click(canvas.getByRole('button', { name: view }))
  return screen.findByRole('dialog')
}

async function close({ userEvent }: Pick<StoryContext, 'userEvent'>) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Consent, given or withdrawn in one view, holds in all others. */
export const AgreedOnce = meta.story({
  args: { options: { features: { legalCheckbox: true } } },
  play: async (context) => {
    await open(context, 'AllWallets')
    const tile = await screen.findByRole('button', { name: 'Lantern' })
    await expect(tile.closest('[inert]')).not.toBeNull()
    await context.userEvent.click(await screen.findByRole('checkbox'))
    await expect(tile.closest('[inert]')).toBeNull()
    await close(context)
    for (const view of ['Connect', 'ConnectWallets']) {
      await open(context, view)
      await expect(await screen.findByRole('checkbox')).toBeChecked()
      await close(context)
    }
    await open(context, 'ConnectWallets')
    await context.userEvent.click(await screen.findByRole('checkbox'))
    await close(context)
    await open(context, 'AllWallets')
    await expect(await screen.findByRole('checkbox')).not.toBeChecked()
    await expect((await screen.findByRole('button', { name: 'Lantern' })).closest('[inert]')).not.toBeNull()
  },
})

/** The directory answers late: skeletons until then; the search works meanwhile. */
export const SlowFirstPage = meta.story({
  args: { list: { isHeld: true } },
  play: async (context) => {
    await open(context, 'AllWallets')
    await screen.findByRole('status', { name: 'Loading' })
    await context.userEvent.type(await screen.findByRole('searchbox'), 'l')
    directory.control.release()
    await expect(await screen.findByRole('button', { name: 'Lantern' })).toBeInTheDocument()
    await expect(screen.getByRole('searchbox')).toHaveValue('l')
  },
})

/** The directory answers a search at once: its results replace the tiles, with no skeleton between. A slow one shows it. */
export const QuickSearch = meta.story({
  play: async (context) => {
    await open(context, 'AllWallets')
    await screen.findByRole('button', { name: 'Lantern' })
    let skeletons = 0
    const observer = new MutationObserver(() => {
      skeletons += document.querySelectorAll('[data-lintel-results] > [role="status"]').length
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const search = await screen.findByRole('searchbox')
    await context.userEvent.type(search, 'willow')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lantern' })).toBeNull())
    await expect(screen.getByRole('button', { name: 'Willow' })).toBeInTheDocument()
    await expect(skeletons).toBe(0)
    observer.disconnect()
    directory.control.hold()
    await context.userEvent.type(search, ' t')
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Willow' })).toBeNull()
    directory.control.release()
  },
})

/** No network: an error, and a retry that works once there is one. The search text stays. */
export const NoAnswer = meta.story({
  args: { list: { failure: 'refused' } },
  play: async (context) => {
    await open(context, 'AllWallets')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    directory.control.succeed()
    await context.userEvent.click(retry)
    await expect(await screen.findByRole('button', { name: 'Lantern' })).toBeInTheDocument()
  },
})

/** The directory does not answer: after 3 s the view says so and offers a retry. Tiles that arrive later keep focus in the view. */
export const Silent = meta.story({
  args: { list: { isHeld: true } },
  play: async (context) => {
    const timers = holdTimers(3_000)
    try {
      await open(context, 'AllWallets')
      await screen.findByRole('status', { name: 'Loading' })
      timers.elapse()
      await expect(await screen.findByText('This takes longer than usual. Check your connection.')).toBeInTheDocument()
      await expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
      await expect(directory.control.queries).toHaveLength(1)
      await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await screen.findByRole('status', { name: 'Loading' })
      await waitFor(() => expect(directory.control.queries).toHaveLength(2))
      await expect(directory.control.queries[0]?.signal?.aborted).toBe(true)
      timers.elapse()
      const retry = await screen.findByRole('button', { name: 'Try again' })
      const results = retry.closest('[data-lintel-results]')
      retry.focus()
      directory.control.release()
      await expect(await screen.findByRole('button', { name: 'Lantern' })).toBeInTheDocument()
      await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await expect(results).toHaveFocus()
    } finally {
      timers.release()
    }
  },
})

/** Loads every page while scrolling to the end. */
export const EveryPage = meta.story({
  args: { list: { wallets: listSampleWallets(130) } },
  play: async (context) => {
    await open(context, 'AllWallets')
    const grid = await screen.findByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '33')
    await waitFor(() => {
      grid.scrollTop = grid.scrollHeight
      const rows = [...grid.querySelectorAll('[role="row"]')]
      expect(rows.at(-1)).toHaveAttribute('aria-rowindex', '33')
    })
    await expect(directory.control.queries.map(({ page }) => page)).toEqual([1, 2, 3, 4])
    await expect(grid.querySelectorAll('[data-lintel-wallet-tile]').length).toBeLessThan(60)
  },
})
