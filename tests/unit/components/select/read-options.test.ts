import { describe, expect, test } from 'vitest'
import { findTyped, readOptions, stepOption } from '../../../../src/components/select/read-options.js'

const option = (label: string, disabled = false) => ({ value: label, label, disabled })
const options = [option('Base'), option('Blast', true), option('Boba'), option('Linea')]

describe('the options of a Select', () => {
  test('come in the order in which they are shown, groups opened up', () => {
    const [base, blast, boba, linea] = options
    const grouped = [base, { label: 'Others', options: [blast, boba] }, linea].filter((entry) => entry !== undefined)
    expect(readOptions(grouped as never).map(({ value }) => value)).toEqual(['Base', 'Blast', 'Boba', 'Linea'])
  })

  test('an empty value throws, and says what to do', () => {
    const empty = [{ value: '', label: 'Any network' }]
    expect(() => readOptions(empty)).toThrow('The option "Any network" of a Select has an empty value')
    expect(() => readOptions([{ label: 'All', options: empty }])).toThrow('Say it in `placeholder` instead')
  })

  test('a value that two have throws', () => {
    expect(() => readOptions([option('Base'), { value: 'Base', label: 'Base Sepolia' }])).toThrow(
      'Two options of a Select have the value "Base"',
    )
  })
})

describe('a step', () => {
  test.each([
    [0, 1, 2, 'past a disabled one'],
    [2, -1, 0, 'and back'],
    [3, 1, 3, 'the end is the end'],
    [0, -1, 0, 'and so is the beginning'],
    [0, 10, 3, 'a page goes as far as it can'],
    [-1, 1, 0, 'from before the first'],
    [4, -1, 3, 'from after the last'],
    [-1, -1, -1, 'nowhere is nowhere'],
  ])('from %i by %i leads to %i: %s', (from, step, to) => {
    expect(stepOption(options, from, step)).toBe(to)
  })
})

describe('what is typed', () => {
  test.each([
    ['b', -1, 0, 'the first that begins with it'],
    ['b', 0, 2, 'the next one, past a disabled one'],
    ['b', 2, 0, 'round to the first'],
    ['bb', 0, 2, 'the same letter again walks on'],
    ['bo', 0, 2, 'a word leads to what begins with it'],
    ['ba', 0, 0, 'and stays where it has found it'],
    ['BO', -1, 2, 'in any case'],
    ['x', 0, -1, 'nothing begins with it'],
  ])('%j from %i finds %i: %s', (search, from, found) => {
    expect(findTyped(options, search, from)).toBe(found)
  })

  test('no options, nothing found', () => {
    expect(findTyped([], 'b', -1)).toBe(-1)
  })
})
