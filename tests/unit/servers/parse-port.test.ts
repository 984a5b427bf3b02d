import { expect, test } from 'vitest'
import { parsePort } from '../../../servers/parse-port.js'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['3000', 3000],
  ['65535', 65535],
])('PORT %j means %j', (text, port) => {
  expect(parsePort(text)).toBe(port)
})

test.each(['-1', '65536', '3000x', '0x10', '1.5', 'http'])('PORT %j is refused with what to write', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT is "${text}". Write a whole number from 0 to 65535`)
})
