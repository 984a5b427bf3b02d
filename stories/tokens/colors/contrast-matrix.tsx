import { type CSSProperties, useMemo } from 'react'
import { useShownAppearance } from '../../../src/theme/appearance/use-shown-appearance.js'
import type { ColorRoles } from '../../../tokens/contract.css.js'
import { vars } from '../../../tokens/contract.css.js'
import { cell, columnHead, figure, mark, matrix, rowHead, scroller } from './contrast-matrix.css.js'
import { readWorstPairs, requiredRoles } from './read-worst-pairs.js'
import { roleTitles } from './role-uses.js'

/** A role that needs 4.5 is written in its own color; a role that needs only 3 is drawn beside the number. */
const TEXT = 4.5

/** The lowest contrast of each role in each color, on its worst background, painted in the measured pair. */
export function ContrastMatrix({ family, names }: { family: 'accent' | 'gray'; names: readonly string[] }) {
  const appearance = useShownAppearance()
  const rows = useMemo(
    () => names.map((name) => ({ name, pairs: readWorstPairs(name, appearance) })),
    [names, appearance],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach the scrolling area.
    <section className={scroller} tabIndex={0} aria-label={`Contrast of every ${family}`}>
      <table className={matrix}>
        <thead>
          <tr>
            <th className={columnHead} scope="col">
              {family === 'accent' ? 'Accent' : 'Gray'}
            </th>
            {requiredRoles.map((role) => (
              <th key={role} className={columnHead} scope="col">
                {roleTitles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, pairs }) => (
            <tr key={name} {...{ [`data-${family}`]: name }}>
              <th className={rowHead} scope="row">
                {name}
              </th>
              {requiredRoles.map((role, at) => (
                <Cell key={role} role={role} family={family} pair={pairs[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = {
  role: keyof ColorRoles
  family: 'accent' | 'gray'
  pair: ReturnType<typeof readWorstPairs>[number]
}

function Cell({ role, family, pair }: CellProps) {
  if (!pair) return <td />
  const roles = vars[family]
  const isText = pair.needed >= TEXT
  const background = pair.fill === 'none' ? undefined : roles[pair.fill]
  const paint: CSSProperties = isText ? { background, color: roles[role] } : {}
  return (
    <td className={cell}>
      <span className={figure} style={paint}>
        {isText ? null : (
          // Its background is visible as an edge.
          <span
            className={mark}
            style={{ background: roles[role], boxShadow: background && `0 0 0 0.25rem ${background}` }}
          />
        )}
        {(Math.floor(pair.ratio * 10) / 10).toFixed(1)}
      </span>
    </td>
  )
}
