import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { readWeb3Icon } from '../../../../servers/directory/read-web3-icon.js'
import wallets from '../../../../servers/directory/wallets.json' with { type: 'json' }
import { walletSchema } from '../../../../src/services/directory/schema.js'

type Entry = { id: string; name: string; image_id?: string } & Record<string, unknown>
const entries: Entry[] = wallets

const known = [
  ...['id', 'name', 'badge_type', 'chains', 'homepage', 'image_id', 'order', 'rdns', 'injected'],
  ...['mobile_link', 'desktop_link', 'webapp_link'],
  ...['app_store', 'play_store', 'chrome_store', 'firefox_store', 'edge_store'],
]

const shapes: Record<string, RegExp> = {
  homepage: /^https:\/\/[a-z0-9.-]+(\/[\w./-]*)?$/,
  mobile_link: /^([a-z][a-z0-9.+-]*:\/\/[\w./-]*|https:\/\/[a-z0-9.-]+)$/,
  desktop_link: /^[a-z][a-z0-9.+-]*:\/\/[\w./-]*$/,
  webapp_link: /^https:\/\/[a-z0-9.-]+$/,
  app_store: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
  play_store: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w]+(\.[\w]+)+$/,
  // An id is 32 letters from a to p.
  chrome_store: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
  firefox_store: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[a-z0-9-]+\/$/,
  edge_store: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[a-p]{32}$/,
}

function findRepeated(key: string): unknown[] {
  const values = entries.map((entry) => entry[key]).filter((value) => value !== undefined)
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** How an id follows from a name: nobody chooses it. */
function writeId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

describe('the built-in wallets', () => {
  test('are 80 or more, in the order of their numbers', () => {
    expect(entries.length).toBeGreaterThanOrEqual(80)
    expect(entries.map(({ order }) => order)).toEqual(entries.map((_entry, index) => index + 1))
  })

  test('serve Solana, Bitcoin and Polkadot too', () => {
    const serving = (namespace: string) =>
      entries.filter(({ chains }) => (chains as string[]).some((chain) => chain.startsWith(`${namespace}:`)))
    const others = new Set(['solana', 'bip122', 'polkadot'].flatMap(serving))
    expect(others.size).toBeGreaterThanOrEqual(20)
    for (const namespace of ['solana', 'bip122', 'polkadot']) {
      const names = serving(namespace).flatMap(({ injected = [] }) =>
        (injected as { namespace: string; injected_id: string }[]).filter((one) => one.namespace === namespace),
      )
      expect(names.length).toBeGreaterThanOrEqual(3)
      expect(new Set(names.map(({ injected_id }) => injected_id)).size).toBe(names.length)
    }
  })

  test.each([
    'id',
    'name',
    'rdns',
    'image_id',
    'mobile_link',
    'desktop_link',
    'app_store',
    'play_store',
    'chrome_store',
    'firefox_store',
    'edge_store',
    'homepage',
  ])('no two have the same %s', (key) => {
    expect(findRepeated(key)).toEqual([])
  })

  test.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s fits the schema and loses nothing to it',
    (name, entry) => {
      expect(Object.keys(entry).filter((key) => !known.includes(key))).toEqual([])
      expect(entry.id).toBe(writeId(name))
      const read = safeParse(walletSchema, entry)
      expect(read.issues).toBeUndefined()
      expect(read.output).toMatchObject(entry)
      for (const [key, shape] of Object.entries(shapes)) if (entry[key] !== undefined) expect(entry[key]).toMatch(shape)
      expect(entry.chains).not.toEqual([])
      for (const chain of read.success ? read.output.chains : []) {
        expect(chain).toMatch(/^(eip155:\d+|solana:\w{32}|bip122:[0-9a-f]{32}|polkadot:[0-9a-f]{32})$/)
      }
    },
  )

  test('what is certified can be connected and can be got', () => {
    const certified = entries.filter(({ badge_type }) => badge_type === 'certified')
    const ways = ['rdns', 'mobile_link', 'desktop_link', 'injected']
    const stores = ['app_store', 'play_store', 'chrome_store', 'firefox_store', 'edge_store']
    expect(certified.length).toBeGreaterThan(40)
    for (const entry of certified) {
      expect(
        ways.some((key) => entry[key] !== undefined),
        `${entry.name} has no way to connect`,
      ).toBe(true)
      expect(
        stores.some((key) => entry[key] !== undefined),
        `${entry.name} has no store`,
      ).toBe(true)
    }
  })

  test('an image_id is written only where @web3icons/core has that icon', async () => {
    const named = entries.flatMap(({ image_id }) => (image_id === undefined ? [] : [image_id]))
    const icons = await Promise.all(named.map((id) => readWeb3Icon('wallet', id)))
    expect(named.filter((_id, index) => icons[index] === undefined)).toEqual([])
    expect(named.length).toBeGreaterThan(25)
  })
})
