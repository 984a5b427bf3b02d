import { Button, Text } from '../../../src/components/index.js'
import { Theme, type ThemeSettings } from '../../../src/theme/index.js'
import { controlHeights, scalings } from '../../../tokens/index.js'
import { listSteps } from '../list-steps.js'
import { cell, grid, head } from './control-heights.css.js'

const names = Object.keys(scalings) as ThemeSettings['scaling'][]

/** Controls in their four heights, at every scaling. */
export function ControlHeights() {
  return (
    <div className={grid}>
      <span />
      {names.map((name) => (
        <Text key={name} size="2" tone="muted" className={head}>
          {name}
        </Text>
      ))}
      {listSteps(controlHeights).map(([step, px]) => (
        <Row key={step} step={step} px={px} />
      ))}
    </div>
  )
}

function Row({ step, px }: { step: keyof typeof controlHeights; px: number }) {
  return (
    <>
      <Text size="2" tone="muted" tabular>
        {step}
      </Text>
      {names.map((name) => (
        <Theme key={name} asChild scaling={name}>
          <span className={cell}>
            <Button size={`${step}`} variant="soft">
              {Math.round(px * scalings[name] * 10) / 10} px
            </Button>
          </span>
        </Theme>
      ))}
    </>
  )
}
