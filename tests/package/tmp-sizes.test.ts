import { test } from 'vitest'
import { measureImport } from './measure-import.js'
const library = await measureImport("export { LintelProvider, LintelModal, ConnectButton } from 'lintel'")
const { lazy, asks } = library
test('x', () => {
  const modal = lazy.get('src/modal/shell/modal-dialog.js')!
  console.log('OPENING', [...modal].map(([n, s]) => `${n} ${s}`).join('\n'))
  const show = (src: string) => {
    const known = new Map(modal)
    const rec = (source: string, d: number) => {
      for (const [n, s] of lazy.get(source) ?? []) { if (known.has(n)) continue; known.set(n, s); console.log(' '.repeat(d) + n, s); for (const a of asks.get(n) ?? []) { console.log(' '.repeat(d + 2) + 'asks ' + a); rec(a, d + 4) } }
    }
    console.log('==', src); rec(src, 1)
  }
  for (const s of lazy.keys()) if (/swap\/views|wallet-send|networks\.container|account\.container/.test(s)) show(s)
})
