import { expect, test } from 'vitest'
import { findLookAlike } from '../../../src/rules/addresses/find-look-alike.js'

const known = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const differing = (address: string, others = [known]) =>
  findLookAlike(address, others)
    ?.filter(({ isDifferent }) => isDifferent)
    .map(({ text }) => text)

test('an unknown address with the ends of a known one is found, with the differences', () => {
  expect(differing('0x70997970C51812dc3A010C7d01b50e0d17dc79C9')).toBeUndefined()
  expect(differing('0x70997970D51812dc3A010C7d01b50e0d17dc79C8')).toEqual(['D'])
  expect(differing('0x7000797000000000000000000000000000dc79C8')?.join('').length).toBeGreaterThan(20)
})

test('its parts are complete and in order', () => {
  const forged = '0x7012345678901234567890123456789012dc79C8'
  expect(
    findLookAlike(forged, [known])
      ?.map(({ text }) => text)
      .join(''),
  ).toBe(forged)
})

test('the known address itself is not found; case is ignored only on EVM chains', () => {
  expect(differing(known)).toBeUndefined()
  expect(differing(known.toUpperCase().replace('0X', '0x'))).toBeUndefined()
  expect(
    differing('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCfLtV']),
  ).toEqual(['F'])
})

test('one of several known addresses is enough, unless the address is among them', () => {
  const forged = known.replace('C5', 'D5')
  expect(differing(forged, ['0x00', known])).toEqual(['D'])
  expect(differing(forged, [known, forged])).toBeUndefined()
})

test('an empty address is not found', () => {
  expect(differing(known, [])).toBeUndefined()
  expect(differing('', ['', '0x'])).toBeUndefined()
})
