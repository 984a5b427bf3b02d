import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useThemeSettings } from '../../../../src/theme/settings/use-theme-settings.js'

function Look() {
  const { settings, ignored, canUndo, isKept } = useThemeSettings({ defaults: { accent: 'jade', appearance: 'light' } })
  return JSON.stringify({ settings, ignored, canUndo, isKept })
}

test('a server renders the defaults of the app without a window', () => {
  expect(typeof window).toBe('undefined')
  const { settings, ...rest } = JSON.parse(renderToString(<Look />).replaceAll('&quot;', '"'))
  expect(settings).toMatchObject({ accent: 'jade', appearance: 'light', radius: 'medium' })
  expect(rest).toEqual({ ignored: [], canUndo: false, isKept: true })
})
