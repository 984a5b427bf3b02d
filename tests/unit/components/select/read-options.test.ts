import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../../src/components/select/read-options.js'

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
    expect(() => readOptions([{ label: 'All', options: empty }])).toThrow('Set `placeholder` instead')
  })

  test('a value that two have throws', () => {
    expect(() => readOptions([option('Base'), { value: 'Base', label: 'Base Sepolia' }])).toThrow(
      'Two options of a Select have the value "Base"',
    )
  })
})
