import type { PropDefs } from './prop-defs.js'

/**
 * Refuses a value that no stylesheet answers. Development only: call it behind `process.env.NODE_ENV`, so that a build
 * for production leaves it out.
 *
 * @throws Error naming the component, the prop, the value and what is allowed.
 * @example
 * if (process.env.NODE_ENV !== 'production') checkProps('Badge', badgeProps, { size, variant })
 */
export function checkProps(component: string, defs: PropDefs, props: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(props)) {
    const def = defs[name]
    if (value === undefined || value === null || !def || !('values' in def)) continue
    if ((def.values as readonly unknown[]).includes(value)) continue
    throw new Error(
      `[lintel] <${component} ${name}=${JSON.stringify(value)}>: there is no such ${name}.\nUse ${listValues(def.values)}.`,
    )
  }
}

/** `1, 2 or 3`. */
export function listValues(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
