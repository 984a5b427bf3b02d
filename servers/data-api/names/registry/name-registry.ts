import type { Address } from 'viem'

/** A name that is written into a registry. */
export type NameRecord = {
  /** With its zone. */
  name: string
  zone: string
  address: Address
  /** Whether it is the newest name of the account, which becomes its primary name. */
  isNewest: boolean
}

/** A registry of names (ERC-137) that this server writes. */
export type NameRegistry = {
  /** CAIP-2. */
  network: string
  /**
   * Whether the name has its address there.
   *
   * @throws Error when the chain does not answer
   */
  has(record: Pick<NameRecord, 'name' | 'address'>): Promise<boolean>
  /**
   * Writes the missing records of a name: its address, and the reverse record of the account. Writing it again changes
   * nothing.
   *
   * @throws Error when the chain does not answer, or the name belongs to somebody else there
   */
  write(record: NameRecord): Promise<void>
}
