const warned = new Set<string>()

/** Logs the warnings of an accent once. A production build leaves it out. */
export function warnOnce(name: string, color: string, warnings: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || warnings.length === 0) return
  const key = `${name} ${color}`
  if (warned.has(key)) return
  warned.add(key)
  console.warn([`[lintel] createAccent('${color}'), the accent "${name}":`, ...warnings].join('\n- '))
}
