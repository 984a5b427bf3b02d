/** How names are resolved. A feature that registers names adds its own. */
export interface NameOptions {
  /**
   * The server of names that are not on a chain (CCIP-Read, ERC-3668). `any`: the visitor's browser asks the server that the
   * contract of the name chooses, which sees its IP address. `none`: no server, so those names do not resolve. Or the URL of a
   * batch gateway (ENSIP-21) that asks instead of the browser, such as `/data-api/v1/profile/gateways`. Default `any`.
   */
  gateways?: 'any' | 'none' | (string & {}) | undefined
}
