/** A chain the pages may talk to. `rpcUrl` is an HTTP JSON-RPC address. */
export type RuntimeChain = { id: number; name: string; rpcUrl: string }

/** What the server tells its pages: in the page itself (no extra request) and at `GET /config.json`. */
export type RuntimeConfig = {
  chains: readonly RuntimeChain[]
  services: {
    /** Origin of the practice wallet; absent when it does not run. */
    practiceWallet?: string
    /** Base URL of the wallet directory, a path of the site; absent when it does not run. */
    directory?: string
    /** WebSocket URL of the relay; absent when it does not run. */
    relay?: string
    /** Where the built Storybook is served; absent when it was not built. */
    storybook?: string
  }
}

/** Id of the `<script type="application/json">` element that carries the config inside the page. */
export const runtimeConfigElementId = 'lintel-config'
