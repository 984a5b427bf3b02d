import { describe, expect, test } from 'vitest'
import { checkAxes } from '../../../src/theme/development/check-axes.js'
import { themeProps } from '../../../src/theme/theme.props.js'

describe('the values of a theme in development', () => {
  test('each value of each axis is valid, and an axis may be left out', () => {
    for (const [axis, { values }] of Object.entries(themeProps)) {
      for (const value of [...values, undefined]) expect(() => checkAxes({ [axis]: value })).not.toThrow()
    }
    expect(() => checkAxes({ appearance: 'inherit' })).not.toThrow()
  })

  test('another value throws, with the valid ones', () => {
    expect(() => checkAxes({ radius: 'round' })).toThrow(
      '[lintel] <Theme radius="round">: there is no such radius.\nUse none, small, medium, large or full.',
    )
    expect(() => checkAxes({ scaling: 1 })).toThrow('<Theme scaling=1>')
    expect(() => checkAxes({ radius: 'inherit' })).toThrow('radius="inherit"')
  })

  test('an accent may have any name, or be what createAccent returns', () => {
    expect(() => checkAxes({ accent: 'brand' })).not.toThrow()
    expect(() => checkAxes({ accent: { name: 'brand', css: '', gray: 'sage' } })).not.toThrow()
    for (const accent of ['', 7, {}, { css: '' }]) {
      expect(() => checkAxes({ accent })).toThrow('an accent is a name or what createAccent() returns')
    }
  })
})
