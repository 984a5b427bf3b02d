/** The first letters of every class of Lintel, by which one rule of `base.css.ts` finds its elements. */
export const CLASS_PREFIX = 'ltl_'
