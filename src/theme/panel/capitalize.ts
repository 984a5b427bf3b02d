/** A word as a label begins with it: `lime` is `Lime`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
