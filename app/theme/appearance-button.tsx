import { Button, Icon } from '../../src/components/index.js'
import { Moon, Sun } from '../../src/icons/index.js'
import { useShownAppearance } from '../../src/theme/index.js'
import { kbd } from '../page.css.js'
import { enPage } from '../words/en.js'
import { useSiteWords } from '../words/site-words.js'
import { useSiteTheme } from './site-theme.js'

/** Toggles dark and light, as the D key does. */
export function AppearanceButton() {
  const words = useSiteWords('page', enPage)
  const { settings, change } = useSiteTheme()
  const isLight = useShownAppearance(settings.appearance) === 'light'
  return (
    <Button
      size="2"
      variant="soft"
      accent="gray"
      aria-label={isLight ? words.useDark : words.useLight}
      aria-keyshortcuts="D"
      onClick={() => change({ appearance: isLight ? 'dark' : 'light' })}
    >
      <Icon as={isLight ? Moon : Sun} size={16} />
      <kbd className={kbd}>D</kbd>
    </Button>
  )
}
