import type { PropDefs } from '../../src/components/props/prop-defs.js'

/** Storybook controls and the defaults column, from a component's props object. */
export function controlsOf(defs: PropDefs) {
  return Object.fromEntries(
    Object.entries(defs).map(([name, def]) => [
      name,
      'values' in def
        ? { control: 'inline-radio', options: def.values, table: { defaultValue: { summary: def.default } } }
        : { control: 'boolean', table: { defaultValue: { summary: String(def.default) } } },
    ]),
  ) as Record<string, { control: 'inline-radio' | 'boolean'; table: { defaultValue: { summary: string } } }>
}
