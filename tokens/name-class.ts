/** The first letters of every class of Lintel, by which one rule of `base.css.ts` finds its elements. */
export const CLASS_PREFIX = 'ltl_'

/** The `identifiers` of vanilla-extract in every build, so that classes have the prefix. */
export function nameClass({ hash }: { hash: string }): string {
  return CLASS_PREFIX + hash
}
