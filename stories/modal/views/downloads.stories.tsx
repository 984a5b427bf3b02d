import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { DownloadsView, type DownloadsViewProps } from '../../../src/modal/views/downloads/downloads-view.js'
import { listDownloads } from '../../../src/modal/views/downloads/list-downloads.js'
import { hostileDirectoryWallets, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { prism } from '../../support/view-samples.js'

const [, wallet] = sampleDirectoryWallets
const [stranger] = hostileDirectoryWallets
const desktop = { platform: 'desktop', browser: 'firefox' } as const
const filled: DownloadsViewProps = { words: en, wallet: prism, downloads: wallet ? listDownloads(wallet, desktop) : [] }
const longName = 'The Longest Wallet Name That Anyone Has Ever Announced in a Browser'

const meta = preview.meta({
  title: 'Modal/Views/Downloads',
  component: DownloadsView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Downloads({ wallet: args.wallet.name })} start="back">
      <DownloadsView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'Where a wallet is to be had: the store of the visitor’s own browser first, the website last; on a phone only what fits it. Links that are no web page are left out.\n\n**Keyboard** Tab reaches each place; Up, Down, Home and End move between them.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Downloads({ wallet: 'Prism' })} start="back" label="in Firefox">
        <DownloadsView {...filled} />
      </CardFrame>
      <CardFrame title={en.titles.Downloads({ wallet: 'Prism' })} start="back" label="on an iPhone">
        <DownloadsView
          {...filled}
          downloads={wallet ? listDownloads(wallet, { platform: 'ios', browser: 'chrome' }) : []}
        />
      </CardFrame>
      <CardFrame title={en.titles.Downloads({ wallet: longName })} start="back" label="nowhere, long name">
        <DownloadsView {...filled} wallet={{ name: longName }} downloads={[]} />
      </CardFrame>
    </CardSheet>
  ),
})

/** Each place opens beside the page, and learns nothing of it. */
export const Places = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Firefox',
      'Chrome',
      'iPhone',
      'Android',
      'Website',
    ])
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
})

/** No place is known: what to do instead. */
export const Nowhere = meta.story({
  args: { downloads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No download known' })).toBeVisible()
    await expect(canvas.getByText('Look for Prism in the store of your browser or phone.')).toBeVisible()
  },
})

/** A link that runs code is no place. */
export const HostileLinks = meta.story({
  args: {
    wallet: { name: stranger?.name ?? '', imageUrl: stranger?.imageUrl },
    downloads: stranger ? listDownloads(stranger, { platform: 'desktop', browser: 'chrome' }) : [],
  },
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) await expect(link.protocol).toBe('https:')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
