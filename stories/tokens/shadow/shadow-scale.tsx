import { Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { vars } from '../../../tokens/contract.css.js'
import { Code } from '../code.js'
import { listSteps } from '../list-steps.js'
import { card, slab } from './shadow-scale.css.js'
import { shadowUses } from './shadow-uses.js'

/** Six heights, in light and in dark. */
export function ShadowScale() {
  return (['light', 'dark'] as const).map((appearance) => (
    <Theme key={appearance} appearance={appearance} className={slab}>
      {listSteps(shadowUses).map(([step, use]) => (
        <div key={step} className={card} style={{ boxShadow: vars.shadow[step] }}>
          <Text weight="medium">{step}</Text>
          <Text size="2" tone="muted">
            {use}
          </Text>
          <Code>{`vars.shadow[${step}]`}</Code>
        </div>
      ))}
    </Theme>
  ))
}
