/** Whether a visitor typed the word that confirms. Case, spaces around it and the form of its letters do not matter. */
export function isConfirmed(text: string, word: string): boolean {
  const tidy = (value: string) => value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  return tidy(text) === tidy(word)
}
