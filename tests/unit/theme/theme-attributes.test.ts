import { describe, expect, test } from 'vitest'
import { accents } from '../../../src/components/props/accent.js'
import { matchGray } from '../../../src/theme/match-gray.js'
import { themeAttributes } from '../../../src/theme/theme-attributes.js'

describe('the attributes that a server writes on html', () => {
  test('an axis that is left out has its default, and the page keeps its direction', () => {
    expect(themeAttributes({ accent: undefined })).toEqual({
      'data-lintel-theme': '',
      'data-appearance': 'dark',
      'data-accent': 'indigo',
      'data-gray': 'slate',
      'data-radius': 'medium',
      'data-scaling': '100%',
      'data-panel': 'translucent',
    })
    expect(themeAttributes({ direction: 'rtl' }).dir).toBe('rtl')
  })

  test('an accent of the app sets its gray, unless one is set', () => {
    const brand = { name: 'brand', css: '', gray: 'olive' } as const
    expect(themeAttributes({ accent: brand })).toMatchObject({ 'data-accent': 'brand', 'data-gray': 'olive' })
    expect(themeAttributes({ accent: brand, gray: 'sand' })['data-gray']).toBe('sand')
  })

  test('every named accent has a gray; an unknown one is neutral', () => {
    expect(accents.filter((accent) => accent !== 'gray' && matchGray(accent) === 'gray')).toEqual([])
    expect(matchGray('brand')).toBe('gray')
  })
})
