import { writeThemeGlobals } from '../../../.storybook/theme-globals.js'
import { accents } from '../../../src/components/index.js'
import { useTheme } from '../../../src/theme/index.js'
import { steps } from '../../../tokens/color/color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import { chip, head, name as nameStyle, row, table } from './all-scales.css.js'

/** Every accent in its twelve steps. Its name is a button that applies the accent to the whole Storybook. */
export function AllScales() {
  const { accent } = useTheme()
  return (
    <div className={table}>
      <div className={row} aria-hidden>
        <span />
        {steps.map((step) => (
          <span key={step} className={head}>
            {step}
          </span>
        ))}
      </div>
      {accents.map((name) => (
        // Gray has no scale of its own: it is the gray of the theme.
        <div key={name} className={row} data-lintel-theme={name === 'gray' ? '' : undefined} data-accent={name}>
          <button
            type="button"
            className={nameStyle}
            aria-pressed={name === accent}
            onClick={() => writeThemeGlobals({ accent: name })}
          >
            {name}
          </button>
          {steps.map((step) => (
            <span key={step} className={chip} style={{ background: vars.scale.accent[step] }} />
          ))}
        </div>
      ))}
    </div>
  )
}
