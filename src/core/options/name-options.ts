/** How names are resolved and registered. */
export type NameOptions = {
  /**
   * The server of names that are not on a chain (CCIP-Read, ERC-3668). `any`: the visitor's browser asks the server that the
   * contract of the name chooses, which sees its IP address. `none`: no server, so those names do not resolve. Or the URL of a
   * batch gateway (ENSIP-21) that asks instead of the browser, such as `/data-api/v1/profile/gateways`. Default `any`.
   */
  gateways?: 'any' | 'none' | (string & {}) | undefined
  /** Whether a new account of the embedded wallet is offered a name after its first login. Default true. */
  offersAtLogin?: boolean | undefined
  /** The zone where names are registered, such as `names.example`, if the data API does not list its zones. */
  zone?: string | undefined
}
