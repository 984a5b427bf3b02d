/** For whom a request of Solana is described. */
export type SolanaContext = {
  /** The account of the wallet. No other one signs. */
  account: string
  /** CAIP-2, of solana. */
  chainId: string
  /** The page around the frame. The browser reports `origin`; the page states `name`, unverified. */
  host: { origin: string; name: string }
}
