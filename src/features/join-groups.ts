type Groups = Record<string, object>

/** Joins the groups of texts of several files. A group may have texts in more than one. */
export function joinGroups(files: readonly object[]): Groups {
  const joined: Groups = {}
  for (const file of files as readonly Groups[])
    for (const name in file) joined[name] = { ...joined[name], ...file[name] }
  return joined
}
