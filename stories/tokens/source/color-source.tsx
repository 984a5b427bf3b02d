import { useId, useState } from 'react'
import { Text } from '../../../src/components/index.js'
import { useShownAppearance } from '../../../src/theme/appearance/use-shown-appearance.js'
import { traceRole } from '../../../tokens/trace-role.js'
import { Code } from '../code.js'
import { useColorName } from '../colors/use-color-name.js'
import { useTracedColor } from '../colors/use-traced-color.js'
import { chip, field, head, hop, item, list, picker } from './color-source.css.js'
import { parts } from './list-parts.js'
import type { ColorUse } from './read-color-uses.js'

/** Component, role, step, color: two hops from any color on the screen to its definition. */
export function ColorSource({ start = 'button' }: { start?: string }) {
  const id = useId()
  const [chosen, setChosen] = useState(start)
  const part = parts.find(({ name }) => name === chosen)
  return (
    <div>
      <div className={picker}>
        <Text as="label" htmlFor={id} size="2" weight="medium">
          Part
        </Text>
        <select id={id} className={field} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {parts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {part ? <Code>{part.path}</Code> : null}
      </div>
      <ul className={list}>
        {part?.uses.map((use, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list read from a file; it never changes its order.
          <Use key={at} {...use} />
        ))}
      </ul>
    </div>
  )
}

function Use({ rule, property, family, role }: ColorUse) {
  const appearance = useShownAppearance()
  const color = useTracedColor(family)
  const scale = useColorName(family)
  const trace = traceRole(role, color, appearance)
  return (
    <li className={item}>
      <span className={hop}>
        <Text size="3" weight="medium">
          {rule}
        </Text>
        <Text size="2" tone="muted">
          {property}
        </Text>
      </span>
      <span className={hop}>
        <Text size="2" className={head}>{`vars.${family}.${role}`}</Text>
        <Text size="1" tone="muted">
          {trace.chosenBy}
        </Text>
      </span>
      <span className={hop}>
        <Text size="2" className={head}>
          {trace.source ? trace.source.variable : 'no step'}
        </Text>
        <Text size="1" tone="muted">
          {trace.mixed ? `${scale}, with ${trace.mixed.percent} % of ${trace.mixed.color}` : scale}
        </Text>
      </span>
      <span className={chip.row}>
        <span className={chip.ground}>
          <span className={chip.color} style={{ background: trace.value }} />
        </span>
        <Text size="2" className={head}>
          {trace.value}
        </Text>
      </span>
    </li>
  )
}
