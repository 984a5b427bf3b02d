import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { FakeDataApi } from '../../../src/testing/index.js'
import { loadViews } from '../../support/load-views.js'
import { LivePortfolioPage } from './live-portfolio-page.js'

let dataApi: FakeDataApi['control']

const meta = preview.meta({
  title: 'Guides/Portfolio page',
  component: LivePortfolioPage,
  loaders: [loadViews],
  args: {
    onDataApi: (control) => {
      dataApi = control
    },
  },
  // The MDX page of the guide Headless is its documentation.
  tags: ['!autodocs'],
})

/** The page shows the data of the hooks, and a press opens the modal at its detail. */
export const OpensDetails = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ether = await canvas.findByRole('button', { name: /^Ether/ })
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^\$[\d,.]+$/)
    await userEvent.click(ether)
    await screen.findByRole('dialog', { name: 'ETH' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Received/ }))[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Transaction' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await screen.findByRole('dialog', { name: 'Send' })
  },
})

/** The next page is read; if that fails, the earlier data stays. */
export const ReadsPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' })
    const count = () => canvas.getByRole('list', { name: 'Activity' }).children.length
    const first = count()
    dataApi.fail('unavailable', 'listTransactions')
    await userEvent.click(more)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
      'Your activity could not be read.',
    )
    await expect(count()).toBe(first)
    dataApi.succeed()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(count()).toBeGreaterThan(first))
  },
})

/** Without a wallet it offers to connect one. */
export const NotConnected = meta.story({
  args: { isConnected: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect wallet' }))
    await screen.findByRole('dialog', { name: 'Connect wallet' })
  },
})
