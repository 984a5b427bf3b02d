/** Reads a list from an environment variable. The entries are separated by commas or spaces. Undefined is empty. */
export function parseList(text: string | undefined): string[] {
  return text?.split(/[\s,]+/).filter(Boolean) ?? []
}
