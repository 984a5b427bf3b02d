import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatReference } from '../../../scripts/reference/format-reference.js'
import { ROOT } from '../../fixtures/source-files.js'

const reference = formatReference()

describe('docs/reference.md', () => {
  test('is written from the comments as they are now', () => {
    const written = readFileSync(join(ROOT, 'docs/reference.md'), 'utf8')
    expect(written, 'Run: npx tsx scripts/reference/main.ts').toBe(reference)
  })

  test('has the options, props, actions, events and hooks, with units, defaults, errors and examples', () => {
    expect(reference).toContain(
      '- `defaultNetwork?`: `number | CaipNetworkId` – The network before a wallet is connected',
    )
    expect(reference).toContain('- `collapseWallets?`: `boolean`')
    // What features add.
    expect(reference).toContain('- `send?`: `boolean` – Offers to send. Default true.')
    expect(reference).toContain('- `openSignIn(): void`')
    expect(reference).toMatch(/^- `preload\?`: `boolean` – .* Default: `true`\.$/m)
    expect(reference).toContain("- `size?`: `'1' | '2' | '3' | '4'` – Default: `'3'`.")
    expect(reference).toMatch(/^- `open\(request\?: ViewRequest\): .* – .* Throws InvalidOptionError/m)
    expect(reference).toContain('- `onConnect?`: `(account: Account, how: { isRestored: boolean }) => void`')
    expect(reference).toContain(
      "```tsx\nuseLintelEvents({ onConnect: ({ address }) => track('connected', { address }) })\n```",
    )
    expect(reference).toContain('```ts\nfunction useNetworks(')
    expect(reference).toContain('const walletKinds = [')
  })

  test.each([
    ...['src/index.ts', 'src/react/index.ts', 'src/theme/index.ts', 'src/embedded/index.ts'],
    ...['eip155', 'solana', 'bip122', 'polkadot', 'walletconnect'].map((name) => `src/chains/${name}/index.ts`),
    'src/services/sign-in/index.ts',
    ...['node', 'identity', 'data-api', 'bundler', 'frame', 'analytics'].map((name) => `servers/${name}/index.ts`),
  ])('has every export of %s', (path) => {
    const lists = readFileSync(join(ROOT, path), 'utf8').matchAll(/export (?:type )?\{([^}]+)\}/g)
    const names = [...lists].flatMap(([, list = '']) => list.split(',')).flatMap((text) => text.match(/\w+\s*$/) ?? [])
    expect(names.length).toBeGreaterThan(0)
    expect(names.map((name) => name.trim()).filter((name) => !reference.includes(`\n### ${name}\n`))).toEqual([])
  })

  test('has every hook that lintel exports', () => {
    const indexes = ['src/index.ts', 'src/react/index.ts'].map((path) => readFileSync(join(ROOT, path), 'utf8'))
    const hooks = [...indexes.join('\n').matchAll(/\buse[A-Z]\w+/g)].map(([name]) => name)
    expect(hooks).toContain('useSignIn')
    expect(hooks.length).toBeGreaterThan(20)
    expect(hooks.filter((name) => !reference.includes(`\n### ${name}\n`))).toEqual([])
  })
})
