import { replaceInvisible } from '../../rules/text/invisible-characters.js'

/** Returns the first visible letter of `name`, or an empty string. */
export function readMonogram(name: string): string {
  // Creating a segmenter is slow; a page has no names at first.
  if (name === '') return ''
  // Most names need no segmenter.
  const plain = /^[a-z0-9](?=[ -~]|$)/i.exec(name)
  if (plain) return plain[0].toUpperCase()
  // A name can have any length.
  const start = replaceInvisible(name.slice(0, 256), () => '')
    .trimStart()
    .normalize('NFC')
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)
  if (!first) return ''
  // Stacked accents would leave the box. In scripts whose vowels are marks, keep up to three.
  const marks = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(first.segment) ? 1 : 4
  return [...first.segment].slice(0, marks).join('').toLocaleUpperCase()
}
