import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['src', 'app', 'servers', 'wallets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /\.(tsx?|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

type Handler = { path: string; name: string; body: string }

/** The handlers of messages of other windows, as opposed to those of a port or channel. */
const handlers: Handler[] = files.flatMap(({ path, text }) => {
  const calls = text.matchAll(
    /(?<![\w.])(?:(?:window|self|globalThis)\.)?addEventListener\(\s*['"]message['"],\s*(?:function\s+)?(\w*)/g,
  )
  return [...calls].map(({ index, 1: name = '' }) => ({ path, name, body: readFunction(text, index, name) }))
})

/** The handler of the call at `index`, by its name or written there: up to the brace that closes it at its indentation. */
function readFunction(text: string, index: number, name: string): string {
  const start = name === '' ? index : text.search(new RegExp(`(?:function|const) ${name}\\b`))
  const [indentation = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', start) + 1)) ?? []
  const rest = start < 0 ? '' : text.slice(start)
  return rest.slice(0, rest.search(new RegExp(`\\n${indentation}[})]`)))
}

describe('promise 8: messages between windows', () => {
  it('are posted to one origin, never to all', () => {
    const toAll = files.filter(({ text }) => /postMessage\([^;]*['"`]\*['"`]/.test(text))
    expect(toAll.map(({ path }) => path)).toEqual([])
  })

  it('are read only after a check of where they come from', () => {
    expect(handlers.length).toBeGreaterThan(4)
    const isChecked = ({ body }: Handler) =>
      /\bsource [!=]==/.test(body) && (/\borigin [!=]==|[!=]== origin\b/.test(body) || /allowsOrigin\(/.test(body))
    expect(handlers.filter((handler) => !isChecked(handler)).map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })

  it('have no handler that can be set once only, but in the worker with the key', () => {
    const set = files.filter(({ text }) => /(?<![\w.])(?:(?:window|self|globalThis)\.)?onmessage\s*=[^=]/.test(text))
    expect(set.map(({ path }) => path)).toEqual(['wallets/embedded/signer/key-worker.ts'])
  })
})
