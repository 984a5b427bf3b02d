/** Spaces of any width, line ends, and characters that nobody sees. */
export const GAP = '[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]+'
const EDGES = new RegExp(`^${GAP}|${GAP}$`, 'gu')

/**
 * An amount without invisible characters, and with the narrow form of the separators that keyboards of Chinese and Japanese
 * type. Nothing else is folded: `5²` stays no number. For `amount` of `useSend`, which reads the digits of every script.
 *
 * @example tidyAmount('１．５') // '1.5'
 */
export function tidyAmount(typed: string): string {
  return typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(EDGES, '')
}
