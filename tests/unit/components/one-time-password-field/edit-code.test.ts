import { describe, expect, test } from 'vitest'
import { type CodeKind, cleanCode, placeText } from '../../../../src/components/one-time-password-field/edit-code.js'

test.each<[text: string, kind: CodeKind, code: string]>([
  ['12 34-56', 'numeric', '123456'],
  ['a1b2', 'numeric', '12'],
  ['a1b2', 'alpha', 'ab'],
  ['a1-B2\n', 'alphanumeric', 'a1B2'],
  ['١٢٣ ۴۵۶', 'numeric', '123456'],
  ['１２３', 'numeric', '123'],
  ['1\u200B2\u202E3', 'numeric', '123'],
  ['Code: 417', 'alpha', 'Code'],
  ['é', 'alpha', ''],
  ['2 of 3: 745533', 'numeric', '745533'],
  ['2 of 3: 745 533', 'numeric', '745533'],
  ['2 of 3: 745-533.', 'numeric', '745533'],
  ['2 of 3: 745\u200B533', 'numeric', '745533'],
  ['٢ من ٣: ٧٤٥٥٣٣', 'numeric', '745533'],
  ['745533 is your code. It works for 10 minutes.', 'numeric', '745533'],
  ['Code 7K2M9Q of 2', 'alphanumeric', '7K2M9Q'],
  // Several groups of 6, and none: all of it.
  ['745533 or 745534', 'numeric', '745533745534'],
  ['1234567890', 'numeric', '1234567890'],
])('of %j a %s code keeps %j', (text, kind, code) => {
  expect(cleanCode(text, kind, 6)).toBe(code)
})

describe('placeText', () => {
  const insert = (code: string, start: number, end: number, text: string, isTyped = false) => {
    const place = placeText(code, { start, end }, text, { length: 6, isTyped })
    return place && code.slice(0, place.start) + place.text + code.slice(place.end)
  }

  test.each([
    ['appends what is typed', '12', 2, 2, '3', '123'],
    ['types over the current box', '123', 1, 1, '9', '193'],
    ['types over a selection', '1234', 1, 3, '9', '194'],
    ['types over the last box that is filled', '123456', 5, 5, '9', '123459'],
  ])('%s', (_name, code, start, end, text, result) => {
    expect(insert(code, start, end, text, true)).toBe(result)
  })

  test.each([
    ['pastes before the caret where there is room', '12', 1, 1, '99', '1992'],
    ['pastes over what follows where there is none', '1234', 1, 1, '9999', '199994'],
    ['pastes over a selection', '123456', 0, 6, '99', '99'],
    ['pastes a whole code over everything', '12', 1, 1, '654321', '654321'],
    ['cuts what is longer than a code', '', 0, 0, '65432199', '654321'],
    ['cuts what does not fit', '1234', 4, 4, '999', '123499'],
  ])('%s', (_name, code, start, end, text, result) => {
    expect(insert(code, start, end, text)).toBe(result)
  })

  test('has no place behind the last box', () => {
    expect(insert('123456', 6, 6, '9', true)).toBeUndefined()
    expect(insert('123456', 6, 6, '9')).toBeUndefined()
  })
})
