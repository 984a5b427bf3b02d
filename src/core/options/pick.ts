/**
 * Copies the named fields that are not undefined.
 *
 * @example pick({ id: 1, name: 'Base', fees }, ['id', 'name']) // { id: 1, name: 'Base' }
 */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const entries = names.map((name) => [name, source[name]]).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Pick<Source, Name>
}
