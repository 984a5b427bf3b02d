/** Spaces of any width, line ends, and characters that nobody sees, at the start and at the end. */
const EDGES = /^[\s\p{DI}]+|[\s\p{DI}]+$/gu

/**
 * A text without what is invisible around it, with the wide forms of ASCII and the ideographic full stop as ASCII, which keyboards
 * of Chinese and Japanese type. Nothing else is folded: `5²` stays no number. Apps know it as `tidyAmount`; `readTypedAmount`, and
 * so `useSend`, reads each amount so.
 *
 * @example tidyText('１．５') // '1.5'
 */
export function tidyText(typed: string): string {
  return typed
    .replace(EDGES, '')
    .replace(/[\uFF01-\uFF61]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll('\u3002', '.')
}
