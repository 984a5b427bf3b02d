import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { readThemeKey } from '../src/theme/read-theme-key.js'
import { followAppearance } from './follow-appearance.js'
import { storybookThemes } from './storybook-theme.js'
import { THEME_KEY_EVENT } from './theme-key-event.js'

addons.setConfig({ theme: storybookThemes.dark })

addons.register('lintel/theme', (api) => {
  // For keys pressed while the sidebar or the toolbar has the focus; the preview has its own listener.
  document.addEventListener('keydown', (event) => {
    const key = readThemeKey(event)
    if (key) api.emit(THEME_KEY_EVENT, key)
  })

  const choose = followAppearance(matchMedia('(prefers-color-scheme: light)'), (shown) => {
    addons.setConfig({ theme: storybookThemes[shown] })
  })
  const onGlobals = ({ globals }: { globals: Record<string, string> }) => choose(globals.appearance)
  api.on(SET_GLOBALS, onGlobals)
  api.on(GLOBALS_UPDATED, onGlobals)

  addons.add('lintel/theme-tool', {
    type: types.TOOL,
    title: 'Theme panel',
    // Without JSX: Storybook bundles the manager with the classic transform.
    render: () =>
      createElement(
        Button,
        {
          variant: 'ghost',
          size: 'small',
          padding: 'small',
          ariaLabel: false,
          tooltip: 'Theme panel (T)',
          onClick: () => api.emit(THEME_KEY_EVENT, 't'),
        },
        'Theme',
      ),
  })
})
