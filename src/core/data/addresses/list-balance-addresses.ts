import type { Connection } from '../../model/connection.js'

/** The addresses that hold the balance of a connection: the active one, and on Bitcoin every payment address. */
export function listBalanceAddresses({ accounts: [active, ...others] }: Connection): readonly string[] {
  const more = active.type === 'payment' ? others.filter(({ type }) => type === 'payment') : []
  return [active, ...more].map(({ address }) => address)
}
