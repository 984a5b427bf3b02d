import { useRef, useState } from 'react'
import { loadAccent } from './load-accent.js'
import { swatch, swatchColors, swatches } from './page.css.js'
import { type SwatchAccent, swatchAccents } from './swatch-accents.js'

export type SwatchesProps = {
  value: SwatchAccent
  onChange: (accent: SwatchAccent) => void
}

/** Recolours the page. A group of radio buttons, so arrows move and Space chooses. */
export function Swatches({ value, onChange }: SwatchesProps) {
  // The choice shows at once; the page follows when the css of the accent is here.
  const [chosen, setChosen] = useState(value)
  const wanted = useRef(value)
  const choose = async (accent: SwatchAccent) => {
    wanted.current = accent
    setChosen(accent)
    try {
      await loadAccent(accent)
      // Another one may have been chosen while this one was on its way.
      if (wanted.current === accent) onChange(accent)
    } catch (error) {
      console.error(`The css of the accent ${accent} could not be loaded; the page keeps its own.`, error)
      if (wanted.current === accent) setChosen(value)
    }
  }
  return (
    <fieldset className={swatches} aria-label="Accent color">
      {swatchAccents.map((accent) => (
        <input
          key={accent}
          type="radio"
          name="accent"
          className={`${swatch} ${swatchColors[accent]}`}
          aria-label={accent}
          checked={chosen === accent}
          onChange={() => choose(accent)}
        />
      ))}
    </fieldset>
  )
}
