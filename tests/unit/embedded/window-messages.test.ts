import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['src', 'app', 'servers', 'wallets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /\.(tsx?|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Files that listen to messages of other windows, as opposed to those of a port. */
const listeners = files.filter(({ text }) => /window\.(addEventListener\(\s*'message'|onmessage\s*=)/.test(text))

describe('promise 8: messages between windows', () => {
  it('are posted to one origin, never to all', () => {
    const toAll = files.filter(({ text }) => /postMessage\([^;]*['"`]\*['"`]/.test(text))
    expect(toAll.map(({ path }) => path)).toEqual([])
  })

  it('are read only after a check of where they come from', () => {
    expect(listeners.length).toBeGreaterThan(4)
    const unchecked = listeners.filter(({ text }) => !(/\borigin [!=]==/.test(text) || /allowsOrigin\(/.test(text)))
    expect(unchecked.map(({ path }) => path)).toEqual([])
    const anySource = listeners.filter(({ text }) => !/\bsource [!=]==/.test(text))
    expect(anySource.map(({ path }) => path)).toEqual([])
  })
})
