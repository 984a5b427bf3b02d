/**
 * Storybook ignores URL values with a percent sign ("potentially unsafe"), so a link to `scaling:110%` would open at 100%.
 * Globals have `110pct` instead; everything else has `110%`.
 */
export function encodePercent<Globals extends object>(globals: Globals): Globals {
  return mapStrings(globals, (value) => value.replace(/%$/, 'pct'))
}

/** The values as a theme takes them. */
export function decodePercent<Globals extends object>(globals: Globals): Globals {
  return mapStrings(globals, (value) => value.replace(/pct$/, '%'))
}

function mapStrings<Globals extends object>(globals: Globals, change: (value: string) => string): Globals {
  const changed = Object.entries(globals).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : value,
  ])
  return Object.fromEntries(changed) as Globals
}
