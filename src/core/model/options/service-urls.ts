/** The URLs of the services. */
export type ServiceUrls = {
  /** Lists wallets. It may be a path of the page's own site. */
  directory?: string | undefined
  /** The relay of WalletConnect: `wss:` or `ws:`. */
  relay?: string | undefined
  /** Reads balances, prices, activity and names. It may be a path of the page's own site. */
  dataApi?: string | undefined
  /**
   * Nodes of eip155 and solana networks, at `{rpc}/v1/?chainId={CAIP-2}&projectId={id}`. The network's own nodes are
   * the fallback. It may be a path of the page's own site.
   */
  rpc?: string | undefined
  /** The frame of the embedded wallet: `https:`, or `http:` on localhost. */
  frame?: string | undefined
  /** Counts the visitors' actions in the modal: docs/analytics.md. It may be a path of the page's own site. */
  analytics?: string | undefined
}
