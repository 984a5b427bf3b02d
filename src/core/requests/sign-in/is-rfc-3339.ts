const TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/

/** Whether `value` is a date and time of RFC 3339 that exists: 30 February does not. Without leap seconds. */
export function isRfc3339(value: unknown): boolean {
  const parts = typeof value === 'string' ? TIME.exec(value) : null
  if (!parts) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return (
    [month >= 1, month <= 12, day >= 1, day <= lastDay].every(Boolean) &&
    [hour < 24, minute < 60, second < 60, offsetHour < 24, offsetMinute < 60].every(Boolean)
  )
}
