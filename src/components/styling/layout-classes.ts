import { CLASS_PREFIX } from '../../../tokens/name-class.js'

/** One value, or one for each window width from 0, 640, 768 and 1,024 px on. A width without a value uses the one before it. */
export type Responsive<Value extends string> =
  | Value
  | { initial?: Value | undefined; sm?: Value | undefined; md?: Value | undefined; lg?: Value | undefined }

/**
 * The class of a value from a window width on: `ltl_gap-3`, and `ltl_gap-3-m` from `md` on. It follows from the value, so that the
 * JavaScript has no table of these classes.
 */
export function nameLayoutClass(prop: string, value: string, width: string): string {
  return `${CLASS_PREFIX}${prop}-${value}${width === 'initial' ? '' : `-${width[0]}`}`
}

/** The classes of the props that are set, by the names of `layoutRules`. */
export function listLayoutClasses(props: Record<string, Responsive<string> | undefined>): string[] {
  return Object.entries(props).flatMap(([prop, given]) =>
    Object.entries(typeof given === 'object' ? given : { initial: given }).flatMap(([width, value]) =>
      value === undefined ? [] : nameLayoutClass(prop, value, width),
    ),
  )
}
