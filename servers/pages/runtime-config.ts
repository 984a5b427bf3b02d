import { insertDataBlock } from './insert-data-block.js'

type Address = `0x${string}`

/** An ERC-20 token that pages may list. */
export type RuntimeToken = { address: Address; symbol: string; name: string; decimals: number }

/** A chain the pages may use. */
export type RuntimeChain = {
  id: number
  name: string
  /** An HTTP JSON-RPC address. */
  rpcUrl: string
  /** Contracts as viem's `defineChain` takes them. Absent when the chain has none. */
  contracts?: { [Name in 'multicall3' | 'ensUniversalResolver' | 'wrappedNative']?: { address: Address } }
  /** Absent when the chain has none. */
  tokens?: readonly RuntimeToken[]
}

/** A network of any namespace that the pages may use. */
export type RuntimeNetwork = {
  /** Its id in CAIP-2, such as `solana:…`. */
  caipNetworkId: string
  name: string
  /** JSON-RPC of eip155, solana and polkadot; the base URL of an esplora server of bip122. */
  rpcUrl: string
}

/** Addresses that the server gives its pages: inside the html, and at `GET /config.json`. */
export type RuntimeConfig = {
  chains: readonly RuntimeChain[]
  /** The networks of all namespaces, including `chains`. */
  networks: readonly RuntimeNetwork[]
  /** The networks on which tokens can be swapped, by CAIP-2 id. Absent if there are none. */
  swap?: { networks: readonly string[] }
  /** The sellers of currencies for money, with the base URL of each page. Absent if there are none. */
  onRamp?: { providers: readonly { id: string; url: string }[] }
  /** The zone in which names can be registered. Absent when in none. */
  names?: { zone: string }
  /** The stand-ins for exchanges, with the base URL of each page. Absent when there are none. */
  exchanges?: readonly { id: string; url: string }[]
  /** `shop`: base URL of a server that creates orders to be paid, a path of the site. Absent when it is not running. */
  pay?: { shop: string }
  /** Further offers of the services: the options of `features`. */
  features?: { smartSessions?: boolean; pay?: boolean }
  services: {
    /** Origin of the practice wallet. Absent when it is not running. */
    practiceWallet?: string
    /** Base URL of the wallet directory, a path of the site. Absent when it is not running. */
    directory?: string
    /** Base URL of the data API. Absent when it is not running. */
    dataApi?: string
    /** WebSocket URL of the relay. Absent when it is not running. */
    relay?: string
    /** Base URL of the identity service. Absent when it is not running. */
    identity?: string
    /** Page of the embedded wallet's frame. Absent when it is not running. */
    frame?: string
    /** Base URL of the bundler; `/v1/eip155:ID` is its path for a network. Absent when it is not running. */
    bundler?: string
    /** Page of the local mail server. Absent when mails go to a real one. */
    inbox?: string
    /** Base URL of the analytics server. Absent when it is not running. */
    analytics?: string
    /** Base URL of the sign-in server, a path of the site. Absent when it is not running. */
    signIn?: string
    /** The faucet that gives new accounts coins of the local chains, a path of the site. Absent if it is not running. */
    faucet?: string
    /** The path of the built Storybook. Absent if it was not built. */
    storybook?: string
  }
}

const ELEMENT_ID = 'lintel-config'

/**
 * Inserts the config into `html` as a data block. `nonce` goes into a meta element after it; without one the page has no
 * policy.
 */
export function injectConfig(html: string, config: RuntimeConfig, nonce?: string): string {
  const meta = nonce ? `<meta property="csp-nonce" nonce="${nonce}">` : ''
  return insertDataBlock(html, { id: ELEMENT_ID, value: config, after: meta })
}

/** Reads the nonce that the server inserted into this page. Scripts read it by the property; the attribute is hidden. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

/**
 * Reads the config that the server inserted into this page.
 *
 * @throws Error when the page was not served by `npm start` or `npm run dev`.
 */
export function readRuntimeConfig(root: Document = document): RuntimeConfig {
  const text = root.getElementById(ELEMENT_ID)?.textContent
  if (!text) throw new Error('This page has no runtime config. Serve it with `npm start` or `npm run dev`.')
  return JSON.parse(text)
}
