/** Whether an origin is that of a page of this machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
}
