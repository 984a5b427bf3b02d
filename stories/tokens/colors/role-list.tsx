import { Text } from '../../../src/components/index.js'
import { vars } from '../../../tokens/contract.css.js'
import { type RoleTrace, traceRole } from '../../../tokens/trace-role.js'
import { Code } from '../code.js'
import { chip, item, list, samples, source, words } from './role-list.css.js'
import { roleNames, roleTitles, roleUses } from './role-uses.js'
import { useTracedColor } from './use-traced-color.js'

/** Every role of one color: its use, its variable, and its step in light and in dark. */
export function RoleList({ family }: { family: 'accent' | 'gray' }) {
  const color = useTracedColor(family)
  return (
    <ul className={list}>
      {roleNames.map((role) => (
        <li key={role} className={item}>
          <span className={words}>
            <Text size="3" weight="medium">
              {roleTitles[role]}
            </Text>
            <Text size="2" tone="muted">
              {roleUses[role]}
            </Text>
          </span>
          <Code>{traceRole(role, color, 'light').variable}</Code>
          <span className={samples}>
            {(['light', 'dark'] as const).map((appearance) => (
              <span key={appearance} className={source}>
                {/* Roles are light-dark() values, so the scheme alone selects the appearance. */}
                <span className={chip} style={{ colorScheme: appearance }}>
                  <span style={{ background: vars[family][role] }} />
                </span>
                <Text size="1" tone="muted" tabular>
                  {nameSource(traceRole(role, color, appearance))}
                </Text>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The step in the css; `a` for the translucent scale, or the color if it is fixed. */
function nameSource({ source: from, mixed, value }: RoleTrace): string {
  if (!from) return value
  const step = `${from.kind === 'alpha' ? 'a' : ''}${from.step}`
  return mixed ? `${step} + ${mixed.percent}%` : step
}
