import { Button, Icon } from '../../src/components/index.js'
import { Moon, Sun } from '../../src/icons/index.js'
import { useShownAppearance } from '../../src/theme/index.js'
import { kbd } from '../page/page.css.js'
import { useSiteTheme } from './site-theme.js'

/** Toggles dark and light, as the D key does. */
export function AppearanceButton() {
  const { settings, change } = useSiteTheme()
  const isLight = useShownAppearance(settings.appearance) === 'light'
  return (
    <Button
      size="2"
      variant="soft"
      accent="gray"
      aria-label={isLight ? 'Use the dark theme' : 'Use the light theme'}
      aria-keyshortcuts="D"
      onClick={() => change({ appearance: isLight ? 'dark' : 'light' })}
    >
      <Icon as={isLight ? Moon : Sun} size={16} />
      <kbd className={kbd}>D</kbd>
    </Button>
  )
}
