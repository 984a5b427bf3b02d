/** The part of a vanilla-extract recipe that names its variants. */
type Recipe<Variants> = { classNames: { variants: Variants } }

/** The values of each variant of a recipe: `listVariants(badge).size` is `['1', '2', '3']`. */
export function listVariants<Variants extends Record<string, Record<string, string>>>(recipe: Recipe<Variants>) {
  const lists = Object.entries(recipe.classNames.variants).map(([name, classes]) => [name, Object.keys(classes)])
  return Object.fromEntries(lists) as { [Name in keyof Variants]: (keyof Variants[Name] & string)[] }
}
