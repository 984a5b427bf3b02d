/**
 * `text` with the wide forms of ASCII (U+FF01 to U+FF5E, U+3000) and the ideographic full stop as ASCII. Keyboards of
 * Chinese and Japanese type them. Nothing else is folded: `5²` stays no number.
 *
 * @example narrowText('１．５') // '1.5'
 */
export function narrowText(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/\u3000/g, ' ')
}
