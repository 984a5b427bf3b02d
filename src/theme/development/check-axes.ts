import { checkProps } from '../../components/props/check-props.js'
import { isRecord } from '../../rules/is-record.js'
import type { ThemeProps } from '../theme.js'
import { themeProps } from '../theme.props.js'

/**
 * Refuses a value that no stylesheet answers. Development only; a build for production leaves it out.
 *
 * @throws Error naming the axis, the value and what is allowed.
 */
export function checkAxes({ appearance, accent, ...props }: ThemeProps): void {
  const { accent: _, ...axes } = themeProps
  checkProps('Theme', axes, { ...props, appearance: appearance === 'inherit' ? undefined : appearance })
  if (accent !== undefined && accent !== null) checkAccent(accent)
}

/** Any name may be an app's own accent, so only what cannot be one is refused. */
function checkAccent(value: unknown): void {
  const name = isRecord(value) && 'css' in value ? value.name : value
  if (typeof name === 'string' && name !== '') return
  throw new Error(
    `[lintel] <Theme accent={${JSON.stringify(value)}}>: an accent is a name or what createAccent() returns.\n` +
      "Use a name, such as accent=\"indigo\", or accent={createAccent('#3e63dd', { name: 'brand' })}.",
  )
}
