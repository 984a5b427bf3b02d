type Selections = Record<string, string | boolean | undefined>

/** What vanilla-extract writes for a recipe when it compiles a stylesheet. */
type RecipeClasses = {
  defaultClassName: string
  variantClassNames: Record<string, Record<string, string>>
  defaultVariants: Selections
  compoundVariants: readonly [conditions: Selections, className: string][]
}

/**
 * The function of a recipe in the built package: returns the classes of the selected variants. It takes the place of
 * `createRuntimeFn` of `@vanilla-extract/recipes`, which would install 5 MB of a compiler with every app. That has `variants()` and
 * `classNames` too, which no component uses.
 */
export function createRuntimeFn(recipe: RecipeClasses): (selections?: Selections) => string {
  const { defaultClassName, variantClassNames, defaultVariants, compoundVariants } = recipe
  return (selections = {}) => {
    const read = (name: string) => String(selections[name] ?? defaultVariants[name])
    const classes = [
      defaultClassName,
      ...Object.keys(variantClassNames).map((name) => variantClassNames[name]?.[read(name)]),
      ...compoundVariants.map(([conditions, className]) =>
        Object.keys(conditions).every((name) => read(name) === String(conditions[name])) ? className : undefined,
      ),
    ]
    return classes.filter(Boolean).join(' ')
  }
}
