/** Joins groups of texts from several files. A group may have texts in more than one. */
export function joinGroups(files: readonly object[]): Record<string, object> {
  const joined: Record<string, object> = {}
  for (const [name, texts] of files.flatMap<[string, object]>(Object.entries))
    joined[name] = { ...joined[name], ...texts }
  return joined
}
