import { Text } from '../../../src/components/index.js'
import { weights } from '../../../tokens/index.js'
import { weightItem, weightRow } from './type-scale.css.js'

/** Three weights. */
export function TypeWeights() {
  return (
    <div className={weightRow}>
      {(Object.entries(weights) as [keyof typeof weights, string][]).map(([name, value]) => (
        <div key={name} className={weightItem}>
          <Text size="7" weight={name}>
            12 USDC on its way
          </Text>
          <Text size="2" tone="muted" tabular>
            {name}, {value}
          </Text>
        </div>
      ))}
    </div>
  )
}
