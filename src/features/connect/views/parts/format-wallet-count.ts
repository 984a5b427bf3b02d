/** Formats the number of wallets: exact below ten, else rounded down to tens, such as `90+`. */
export function formatWalletCount(count: number, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return count < 10 ? format.format(count) : `${format.format(count - (count % 10))}+`
}
