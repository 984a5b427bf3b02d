/** Longer names are not shown: the longest of ENS has 255 bytes. */
export const MAX_NAME = 255

export function isZone(zone: unknown): zone is string {
  return typeof zone === 'string' && zone.length <= MAX_NAME && /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(zone)
}
