/** Capital letters of other scripts that look like Latin ones, in the order of `latin`. */
const scripts: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['АЕОРСУХІЈЅԀӀКМТВН', 'AEOPCYXIJSDLKMTBH'],
  // Greek
  ['ΑΒΕΖΗΟΡΙΝΚΤΥΧ', 'ABEZHOPIVKTUX'],
  // Armenian
  ['ՈՍ', 'NU'],
  // Lisu
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  // Cherokee
  ['ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'ABCDEHJKLMPRSTVWZ'],
]

const imitated: ReadonlyMap<string, string> = new Map(
  scripts.flatMap(([letters, latin]) =>
    [...letters].map((letter, at) => [letter.toLowerCase(), latin.charAt(at).toLowerCase()] as const),
  ),
)

/** Whether a lower-case letter of another script looks like a Latin one. */
export function isLookAlikeLetter(letter: string): boolean {
  return imitated.has(letter)
}

/**
 * `text` as it looks to a reader: in lower case, with the Latin letters that others imitate.
 *
 * @example foldLookAlikes('UЅDС') // 'usdc'
 */
export function foldLookAlikes(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()].map((letter) => imitated.get(letter) ?? letter).join('')
}
