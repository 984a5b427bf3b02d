import { expect, test } from 'vitest'
import { formatThemeCss } from '../../../../src/theme/panel/format-theme.js'
import { simplifyCssValue } from '../../../../src/theme/panel/simplify-css-value.js'
import { lintelDefaults } from '../../../../src/theme/settings/validate-settings.js'

test.each([
  ['calc(0.25rem * 1.1)', '0.275rem'],
  ['calc(calc(0.25rem * 1) * 1.5)', '0.375rem'],
  ['max(calc(calc(0.75rem * 1) * 1.5), 9999px)', '9999px'],
  ['max(calc(calc(0.75rem * 1) * 0.75), 0px)', '0.5625rem'],
  ['max(24px, calc(1.75rem * 0.9))', 'max(24px, 1.575rem)'],
  ['calc(999 + 1)', '1000'],
  ['0.0025em', '0.0025em'],
  ['light-dark(#fff, #111)', '#111'],
  [
    'light-dark(rgb(0 0 0 / 0.1), color-mix(in srgb, #18191b 92%, transparent))',
    'color-mix(in srgb, #18191b 92%, transparent)',
  ],
  [
    '0 0 0 1px light-dark(#0001, #fff2), 0 1px 2px 0px light-dark(rgb(0 0 0 / 0.05), rgb(0 0 0 / 0.4))',
    '0 0 0 1px #fff2, 0 1px 2px 0px rgb(0 0 0 / 0.4)',
  ],
  ['light-dark(light-dark(a, b), c)', 'c'],
  ["'Inter Variable', sans-serif", "'Inter Variable', sans-serif"],
  ['light-dark(#fff', 'light-dark(#fff'],
])('%s is %s', (text, plain) => {
  expect(simplifyCssValue(text, 'dark')).toBe(plain)
})

test('the light value is the first, and a look that follows the system keeps both', () => {
  expect(simplifyCssValue('light-dark(#fff, #111)', 'light')).toBe('#fff')
  expect(simplifyCssValue('light-dark(#fff, #111)', 'system')).toBe('light-dark(#fff, #111)')
})

test('as css, only values that the page has', () => {
  const values: Record<string, string> = {
    // Of a developer who has chosen larger text.
    '--lintel-px': '1.25px',
    '--lintel-unit': 'calc(1.25px * 1)',
    '--lintel-space-1': ' calc(calc(1.25px * 1) * 4)',
  }
  const css = formatThemeCss((name) => values[name] ?? '', { ...lintelDefaults, appearance: 'system' })
  expect(css).toBe(
    ':root {\n  color-scheme: light dark;\n  --lintel-space-1: 0.25rem;\n  --lintel-unit: 0.0625rem;\n}\n',
  )
})
