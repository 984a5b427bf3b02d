import { Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { themeProps } from '../../../src/theme/theme.props.js'
import { vars } from '../../../tokens/contract.css.js'
import { radius } from '../../../tokens/index.js'
import { listSteps } from '../list-steps.js'
import { corner, grid, head, steps } from './radius-steps.css.js'

/** Eight steps of each radius of the theme, for panels and for controls. */
export function RadiusSteps() {
  return (
    <div className={grid}>
      {themeProps.radius.values.map((name) => (
        <Theme key={name} asChild radius={name}>
          <section aria-label={name}>
            <Text as="div" weight="medium" className={head}>
              {name}
            </Text>
            {(['panel', 'control'] as const).map((kind) => (
              <div key={kind} className={steps}>
                <Text size="1" tone="muted">
                  {kind}
                </Text>
                {listSteps(radius).map(([step]) => (
                  <span key={step} className={corner} style={{ borderRadius: vars.radius[kind][step] }}>
                    {step}
                  </span>
                ))}
              </div>
            ))}
          </section>
        </Theme>
      ))}
    </div>
  )
}
