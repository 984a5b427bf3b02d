import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { DownloadsView, type DownloadsViewProps } from '../../../src/features/connect/views/downloads/downloads-view.js'
import { en } from '../../../src/features/english.js'
import { listDownloads } from '../../../src/parts/links/list-downloads.js'
import { hostileDirectoryWallets, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { prism } from '../../support/view-samples.js'

const [, wallet] = sampleDirectoryWallets
const [stranger] = hostileDirectoryWallets
const desktop = { platform: 'desktop', browser: 'firefox' } as const
const filled: DownloadsViewProps = {
  words: en,
  wallet: prism,
  downloads: wallet ? listDownloads(wallet, desktop) : [],
  onOther: fn(),
}
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
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'The downloads of a wallet: the store of the visitor’s browser first, the website last; on a phone only its own store and the website. Links that are not web links are left out.\n\n**Keyboard** Tab reaches each row; Up, Down, Home and End move between them.',
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

/** Each link opens in a new tab without a referrer. */
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

/** No download: a message, and other wallets. */
export const Nowhere = meta.story({
  args: { downloads: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No download known' })).toBeVisible()
    await expect(canvas.getByText('Look for Prism in the store of your browser or phone.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOther).toHaveBeenCalledOnce()
  },
})

/** A `javascript:` link is left out. */
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

/** On a phone only its own store and the website. */
export const OnPhone = meta.story({
  args: { downloads: wallet ? listDownloads(wallet, { platform: 'android', browser: 'chrome' }) : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Android',
      'Website',
    ])
  },
})

/** No download, and a long name. */
export const HostileName = meta.story({
  args: { wallet: { name: `<b>${'A'.repeat(80)}…` }, downloads: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Choose another wallet' })).toBeVisible()
  },
})

/** A long host name. */
export const HostilePlace = meta.story({
  args: {
    downloads: [{ place: 'website', href: `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example/` }],
  },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
