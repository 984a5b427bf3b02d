import { describe, expect, test } from 'vitest'
import { checkProps } from '../../../../src/components/props/check-props.js'
import type { PropDefs } from '../../../../src/components/props/prop-defs.js'

const defs = {
  size: { values: ['1', '2', '3'], default: '1' },
  fixed: { type: 'boolean', default: false },
  only: { values: ['one'], default: 'one' },
} as const satisfies PropDefs

const check = (props: Record<string, unknown>) => () => checkProps('Badge', defs, props)

describe('the prop values of a component in development', () => {
  test.each(['1', '2', '3', undefined, null])('size %s is valid', (size) => {
    expect(check({ size })).not.toThrow()
  })

  test('another value throws, with the component, the prop, the value and the valid ones', () => {
    expect(check({ size: '9' })).toThrow('[lintel] <Badge size="9">: there is no such size.\nUse 1, 2 or 3.')
    expect(check({ only: 'two' })).toThrow('Use one.')
  })

  test.each([
    [3, 'size=3'],
    [true, 'size=true'],
    [['1'], 'size=["1"]'],
    ['toString', 'size="toString"'],
    ['', 'size=""'],
  ])('%s is not a valid value', (size, written) => {
    expect(check({ size })).toThrow(written)
  })

  test('booleans and unknown props are not checked', () => {
    expect(check({ fixed: 'yes', title: 9 })).not.toThrow()
  })
})
