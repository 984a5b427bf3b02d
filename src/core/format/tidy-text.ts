/** Spaces of any width, line ends and invisible characters, at the start and at the end. */
const EDGES = /^[\s\p{DI}]+|[\s\p{DI}]+$/gu

/**
 * Trims invisible characters, and converts the wide forms of ASCII and the ideographic full stop to ASCII, because keyboards
 * for Chinese and Japanese type them. Folds nothing else: `5²` is not a number. Exported as `tidyAmount`; `readTypedAmount`, and
 * so `useSend`, applies it to each amount.
 *
 * @example tidyText('１．５') // '1.5'
 */
export function tidyText(typed: string): string {
  return typed
    .replace(EDGES, '')
    .replace(/[\uFF01-\uFF61]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll('\u3002', '.')
}
