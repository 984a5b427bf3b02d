import { expect, test } from 'vitest'
import { readPeer } from '../../../../../wallets/practice/walletconnect/pairing/peer.js'

test.each([
  [undefined, 'A site without a name', 'no address given'],
  [{ name: 7, url: {} }, 'A site without a name', 'no address given'],
  [{ name: '  ', url: '' }, 'A site without a name', 'no address given'],
  [{ name: 'Harbour', url: 'https://harbour.example:8443/a?b' }, 'Harbour', 'harbour.example:8443'],
  [{ name: 'Harbour', url: 'nowhere' }, 'Harbour', 'nowhere'],
  [{ name: 'a'.repeat(500), url: 'b'.repeat(500) }, `${'a'.repeat(80)}…`, `${'b'.repeat(80)}…`],
])('%j is shown by name and host', (metadata, name, host) => {
  expect(readPeer(metadata)).toEqual({ name, host })
})

test.each([
  ['https://harbour.example/icon.png', true],
  ['data:image/png;base64,AA==', true],
  ['http://harbour.example/icon.png', false],
  ['/sign-out', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  [42, false],
])('the icon %s is taken: %s', (icon, isTaken) => {
  expect('iconUrl' in readPeer({ name: 'Harbour', url: '', icons: [icon] })).toBe(isTaken)
})
