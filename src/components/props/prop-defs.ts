/** A prop with a closed set of values, or a switch. */
export type PropDef = { values: readonly string[]; default: string } | { type: 'boolean'; default: boolean }

/**
 * A component's own props in one object: its types, its defaults, its recipe's variants and its Storybook
 * controls all come from here.
 */
export type PropDefs = Readonly<Record<string, PropDef>>

/** The types of a props object: `{ size: { values: ['1', '2'], default: '1' } }` gives `{ size?: '1' | '2' }`. */
export type PropsOf<Defs extends PropDefs> = {
  [Name in keyof Defs]?: (Defs[Name] extends { values: readonly (infer Value)[] } ? Value : boolean) | undefined
}

type EnumNames<Defs extends PropDefs> = {
  [Name in keyof Defs]: Defs[Name] extends { values: readonly string[] } ? Name : never
}[keyof Defs]

/** The defaults of the props with a closed set of values, as a recipe's `defaultVariants`. */
export function variantDefaults<Defs extends PropDefs>(
  defs: Defs,
): { [Name in EnumNames<Defs>]: Defs[Name]['default'] } {
  const enums = Object.entries(defs).filter(([, def]) => 'values' in def)
  return Object.fromEntries(enums.map(([name, def]) => [name, def.default])) as {
    [Name in EnumNames<Defs>]: Defs[Name]['default']
  }
}
