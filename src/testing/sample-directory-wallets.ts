import type { DirectoryWallet } from '../core/model/directory.js'

const names = [
  'Foxglove',
  'Prism',
  'Harbor',
  'Lantern',
  'Meadow',
  'Cobalt',
  'Juniper',
  'Quartz',
  'Sparrow',
  'Tidal',
  'Umber',
  'Willow',
] as const

const surnames = ['One', 'Vault', 'Key', 'Pocket', 'Safe', 'Pass', 'Mobile', 'Go', 'Ledgerless'] as const

/**
 * Invented directory entries with links under reserved domains (RFC 2606). Foxglove, Prism and Harbor have the rdns of
 * `sampleConnectors`, so that each merges with its connector.
 */
export const sampleDirectoryWallets: readonly DirectoryWallet[] = names.map((name, order) =>
  describeWallet(name, order),
)

/**
 * Returns `count` invented wallets; the first ones are `sampleDirectoryWallets`.
 *
 * @example createFakeDirectory({ wallets: listSampleWallets(1000) })
 */
export function listSampleWallets(count: number): readonly DirectoryWallet[] {
  return Array.from({ length: count }, (_, order) => {
    const first = names[order % names.length] ?? names[0]
    const round = Math.floor(order / names.length)
    if (round === 0) return describeWallet(first, order)
    const surname = surnames[(round - 1) % surnames.length] ?? surnames[0]
    const lap = Math.floor((round - 1) / surnames.length)
    return describeWallet(lap === 0 ? `${first} ${surname}` : `${first} ${surname} ${lap + 1}`, order)
  })
}

/** Hostile entries: markup, bidi and invisible characters, very long words, unsafe links. */
export const hostileDirectoryWallets: readonly DirectoryWallet[] = [
  {
    ...describeWallet('<img src=x onerror="alert(1)">', 0),
    imageUrl: 'javascript:alert(1)',
    homepage: 'javascript:alert(1)',
  },
  describeWallet('Prism\u202Egnp.exe', 1),
  { ...describeWallet('\u200B\u2060\uFEFF', 2), imageUrl: 'https://unreachable.example/icon.png' },
  describeWallet('محفظة المنارة', 3),
  describeWallet('Anunbrokennamethatneverendsandneverhasaplacetobreakatall'.repeat(8), 4),
  {
    ...describeWallet('The Longest Wallet Name That Anyone Has Ever Announced in a Browser', 5),
    chromeStore: 'data:text/html,<script>alert(1)</script>',
  },
]

function describeWallet(name: string, order: number): DirectoryWallet {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const isEven = order % 2 === 0
  return {
    id: `sample-${order}`,
    name,
    isCertified: order % 3 === 0,
    chains: ['eip155:1'],
    homepage: `https://${slug}.example`,
    imageUrl: drawIcon(name.slice(0, 1), (order * 67 + 20) % 360),
    order,
    rdns: `example.${slug}`,
    mobileLink: `${slug}://`,
    ...(isEven && { webAppLink: `https://app.${slug}.example`, edgeStore: `https://edge.example/${slug}` }),
    appStore: `https://ios.example/${slug}`,
    playStore: `https://android.example/${slug}`,
    chromeStore: `https://chrome.example/${slug}`,
    ...(!isEven && { desktopLink: `${slug}-desktop://`, firefoxStore: `https://firefox.example/${slug}` }),
    injected: [],
  }
}

function drawIcon(initial: string, hue: number): string {
  const letter = /[A-Za-z]/.test(initial) ? initial : '?'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 58% 46%)"/><text x="20" y="28" font-family="Inter Variable,Inter,sans-serif" font-weight="600" font-size="21" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
