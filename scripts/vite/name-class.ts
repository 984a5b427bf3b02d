import { CLASS_PREFIX } from '../../tokens/class-prefix.js'

/** The `identifiers` of vanilla-extract in every build, so that classes have the prefix that `tokens/base.css.ts` names. */
export function nameClass({ hash }: { hash: string }): string {
  return CLASS_PREFIX + hash
}
