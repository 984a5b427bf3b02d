import { replaceInvisible } from '../../rules/invisible-characters.js'

/** The first letter of `name` as a person reads it, or nothing when the name shows none. */
export function readMonogram(name: string): string {
  // No name is what a reload starts with, and reading one with a segmenter costs a page its first frame.
  if (name === '') return ''
  // Nearly every name, without the price of a segmenter.
  const plain = /^[a-z0-9](?=[ -~]|$)/i.exec(name)
  if (plain) return plain[0].toUpperCase()
  // A name can be as long as an attacker likes; its first letter is not.
  const start = replaceInvisible(name.slice(0, 256), () => '')
    .trimStart()
    .normalize('NFC')
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)
  if (!first) return ''
  // A letter under a tower of accents would grow out of its box; where marks are vowels they stay.
  const marks = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(first.segment) ? 1 : 4
  return [...first.segment].slice(0, marks).join('').toLocaleUpperCase()
}
