/** Time zones of mainland China, Macau and Hong Kong, for the option `restrictedTimeZones`. */
export const knownRestrictedTimeZones = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Macao',
  'Asia/Hong_Kong',
  'Asia/Beijing',
] as const

/** Whether the visitor's time zone is one of `zones`. */
export function isInTimeZone(zones: readonly string[]): boolean {
  return zones.length > 0 && zones.includes(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
