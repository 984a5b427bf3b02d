import { Button } from '../../src/components/index.js'
import { kbd, swatch, swatchColors, swatches, swatchRow } from '../page/page.css.js'
import { swatchAccents } from '../page/swatch-accents.js'
import { useSiteTheme } from './site-theme.js'

/** Selects the accent, and opens the theme panel. Radio inputs: arrow keys move, Space selects. */
export function Swatches() {
  const { settings, change, isEditing, setEditing } = useSiteTheme()
  return (
    <div className={swatchRow}>
      <fieldset className={swatches} aria-label="Accent color">
        {swatchAccents.map((accent) => (
          <input
            key={accent}
            type="radio"
            name="accent"
            className={`${swatch} ${swatchColors[accent]}`}
            aria-label={accent}
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
        Theme <kbd className={kbd}>T</kbd>
      </Button>
    </div>
  )
}
