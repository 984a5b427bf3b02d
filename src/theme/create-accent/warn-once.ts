const warned = new Set<string>()

/** Tells a developer once for each accent what its colour cannot do. A build for production leaves it out. */
export function warnOnce(name: string, color: string, warnings: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || warnings.length === 0) return
  const key = `${name} ${color}`
  if (warned.has(key)) return
  warned.add(key)
  console.warn([`[lintel] createAccent('${color}'), the accent "${name}":`, ...warnings].join('\n- '))
}
