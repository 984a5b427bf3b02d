import { expect, test } from 'vitest'
import { findLabelProblem, isReserved, readName } from '../../../../../servers/data-api/names/read-name.js'
import { reservedWords } from '../../../../../servers/data-api/names/reserved-words.js'

const rules = { zones: ['lintel.test', 'shop.lintel.test'], reserved: new Set(['admin', 'support']) }
const refuse = (name: string) => {
  try {
    readName(name, rules)
    return undefined
  } catch (error) {
    return error
  }
}

test.each(['nora', 'nora-b', '1234', 'a-1-b', 'a'.repeat(63)])('%s is a name', (label) => {
  expect(readName(`${label}.lintel.test`, rules)).toEqual({ name: `${label}.lintel.test`, label, zone: 'lintel.test' })
})

test.each<[label: string, reason: RegExp]>([
  ['Nora', /^The character N is/],
  [' nora', /^The character U\+0020 is/],
  ['nor', /at least/],
  ['', /at least/],
  ['a'.repeat(64), /at most/],
  ['-nora', /hyphen/],
  ['nora-', /hyphen/],
  ['no--ra', /hyphen/],
  ['xn--nor-8qa', /hyphen/],
  ['nör', /U\+00F6/],
  ['nora\u200b', /U\+200B/],
  ['n\u043era', /U\+043E/],
  ['nor\u0430\u0300', /U\+0430/],
  ['ｎora', /U\+FF4E/],
  ['nora\u0000', /U\+0000/],
  ["nora'; drop", /'/],
  ['no_ra', /_/],
  ['no/ra', /\//],
  ['😀😀😀😀', /U\+1F600/],
])('%j is not a name, and the reason is said', (label, reason) => {
  expect(findLabelProblem(label)).toMatch(reason)
  if (label !== '') expect(refuse(`${label}.lintel.test`)).toMatchObject({ status: 400, field: 'name' })
})

test.each([
  'nora',
  'nora.eth',
  'nora.lintel.test.eth',
  'a.nora.lintel.test',
  'nora.Lintel.test',
  '.lintel.test',
  'lintel.test',
])('%j is of no zone', (name) => expect(refuse(name)).toMatchObject({ status: 400, field: 'zone' }))

test.each(['admin.lintel.test', 'ad-min.lintel.test', 'shop.lintel.test', 'support.shop.lintel.test'])(
  '%s is reserved',
  (name) => expect(refuse(name)).toMatchObject({ status: 400, field: 'reserved' }),
)

test('the reserved words of the server could be names otherwise', () => {
  const all = { ...rules, reserved: new Set(reservedWords) }
  for (const label of reservedWords) {
    expect([label, findLabelProblem(label)]).toEqual([label, undefined])
    expect(isReserved({ name: `${label}.lintel.test`, label, zone: 'lintel.test' }, all)).toBe(true)
  }
})
