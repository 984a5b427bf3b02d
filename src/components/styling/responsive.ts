/** One value, or one for each window width from 0, 640, 768 and 1,024 px on. A width without a value uses the one before it. */
export type Responsive<Value extends string> =
  | Value
  | { initial?: Value | undefined; sm?: Value | undefined; md?: Value | undefined; lg?: Value | undefined }

/** The variants of a responsive prop: its name, and one more for each width. */
export type ResponsiveNames<Name extends string> = Name | `${Name}Sm` | `${Name}Md` | `${Name}Lg`

/** The selections of a recipe with `responsiveVariants` for the value of a prop. */
export function selectResponsive<Name extends string, Value extends string>(
  name: Name,
  value: Responsive<Value> | undefined,
): Partial<Record<ResponsiveNames<Name>, Value>> {
  const { initial, sm, md, lg } = typeof value === 'object' ? value : { initial: value }
  const all = { [name]: initial, [`${name}Sm`]: sm, [`${name}Md`]: md, [`${name}Lg`]: lg }
  return Object.fromEntries(Object.entries(all).filter(([, selected]) => selected !== undefined)) as Partial<
    Record<ResponsiveNames<Name>, Value>
  >
}
