import { Text } from '../../../src/components/index.js'
import { type } from '../../../tokens/index.js'
import { listSteps } from '../list-steps.js'
import { figures, list, row, sample } from './type-scale.css.js'

/** The nine steps of type, each set in itself. */
export function TypeScale() {
  return (
    <ol className={list}>
      {listSteps(type)
        .toReversed()
        .map(([step, { size, lineHeight, letterSpacing }]) => (
          <li key={step} className={row}>
            <span className={figures}>
              <Text weight="medium" tabular>
                {step}
              </Text>
              <Text size="1" tone="muted" tabular>
                {size} / {lineHeight} px, {letterSpacing} em
              </Text>
            </span>
            <Text size={`${step}`} weight={step > 5 ? 'medium' : 'regular'} className={sample}>
              A beam over a doorway
            </Text>
          </li>
        ))}
    </ol>
  )
}
