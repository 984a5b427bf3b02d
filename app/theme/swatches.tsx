import { Button } from '../../src/components/index.js'
import { kbd, swatch, swatchColors, swatches, swatchRow } from '../page/page.css.js'
import { swatchAccents } from '../page/swatch-accents.js'
import { useSiteTheme } from './site-theme.js'

/** Recolours the page, and leads to everything else that can be changed. Radio buttons: arrows move, Space chooses. */
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
