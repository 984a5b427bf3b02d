import { Button } from '../../src/components/index.js'
import { useMessages } from '../../src/index.js'
import { kbd, swatch, swatchColors, swatches, swatchRow } from '../page.css.js'
import { swatchAccents } from '../swatch-accents.js'
import { enPage } from '../words/en.js'
import { useSiteWords } from '../words/site-words.js'
import { useSiteTheme } from './site-theme.js'

/** Selects the accent, and opens the theme panel. Radio inputs: arrow keys move, Space selects. */
export function Swatches() {
  const { settings, change, isEditing, setEditing } = useSiteTheme()
  const words = useSiteWords('page', enPage)
  // The panel's names of colors. They are English values where there are no others.
  const colors = useMessages().components.themePanel?.colors
  return (
    <div className={swatchRow}>
      <fieldset className={swatches} aria-label={words.accentColor}>
        {swatchAccents.map((accent) => (
          <input
            key={accent}
            type="radio"
            name="accent"
            className={`${swatch} ${swatchColors[accent]}`}
            aria-label={colors?.[accent] ?? accent}
            checked={settings.accent === accent}
            onChange={() => change({ accent })}
          />
        ))}
      </fieldset>
      <Button
        size="1"
        variant="ghost"
        accent="gray"
        aria-haspopup="dialog"
        aria-expanded={isEditing}
        aria-keyshortcuts="T"
        onClick={() => setEditing(!isEditing)}
      >
        {words.theme} <kbd className={kbd}>T</kbd>
      </Button>
    </div>
  )
}
