/** How many wallets there are, at a glance: exact below ten, else rounded down to tens, `90+` (views.md "Connect"). */
export function formatWalletCount(count: number, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return count < 10 ? format.format(count) : `${format.format(count - (count % 10))}+`
}
