import { Text } from '../../../src/components/index.js'
import { vars } from '../../../tokens/contract.css.js'
import { space } from '../../../tokens/index.js'
import { Code } from '../code.js'
import { listSteps } from '../list-steps.js'
import { bar, list, row } from './space-scale.css.js'

/** The nine steps of space, at the scaling of the toolbar. */
export function SpaceScale() {
  return (
    <ol className={list}>
      {listSteps(space).map(([step, px]) => (
        <li key={step} className={row}>
          <Text weight="medium" tabular>
            {step}
          </Text>
          <Text size="2" tone="muted" tabular>
            {px} px
          </Text>
          <Text size="2" tone="muted" tabular>
            {px / 16} rem
          </Text>
          <span className={bar} style={{ inlineSize: vars.space[step] }} />
          <Code>{`vars.space[${step}]`}</Code>
        </li>
      ))}
    </ol>
  )
}
