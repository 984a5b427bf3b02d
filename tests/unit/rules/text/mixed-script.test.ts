import { expect, test } from 'vitest'
import { isMixedScript } from '../../../../src/rules/text/mixed-script.js'

test.each([
  ['paypal.eth', false],
  ['pаypal.eth', true],
  ['борис.eth', false],
  ['日本.eth', false],
  ['alice.борис.eth', true],
  ['vitalik-2.🚀.eth', false],
  ['раураl', true],
  ['.eth', false],
  ['', false],
])('whether a name mixes Latin letters with others: %j', (name, expected) => {
  expect(isMixedScript(name)).toBe(expected)
})
