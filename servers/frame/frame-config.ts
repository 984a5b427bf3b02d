import * as v from 'valibot'

/** The element of the page that holds the configuration. */
export const CONFIG_ELEMENT = 'lintel-frame-config'

const webUrl = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'a URL with https: or http:'),
)

/** CAIP-2. */
const networkId = v.pipe(
  v.string(),
  v.regex(
    /^(eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/,
    'a CAIP-2 id of eip155, or of solana with the first 32 characters of the genesis hash',
  ),
)

const networkFields = v.object({
  caipNetworkId: networkId,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  rpcUrl: webUrl,
  /** The bundler of this network (ERC-7769). Present: accounts of this network may be smart accounts. */
  bundlerUrl: v.optional(webUrl),
  /** Pays for first transactions: a SponsoringPaymaster that the identity service signs for. */
  paymaster: v.optional(v.pipe(v.string(), v.regex(/^0x[\da-fA-F]{40}$/, 'an address of 20 bytes in hexadecimal'))),
  nativeCurrency: v.object({
    symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
    decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  }),
})
const networkSchema = v.pipe(
  networkFields,
  v.check(
    (network) => !isSolanaNetwork(network) || !(network.bundlerUrl || network.paymaster),
    'no bundlerUrl and no paymaster on solana: there are no smart accounts',
  ),
)

/** The networks of a frame, as `NETWORKS` and the page's configuration write them. */
export const frameNetworksSchema = v.pipe(v.array(networkSchema), v.minLength(1), v.maxLength(64))

/** A network that the embedded wallet signs for. */
export type FrameNetwork = v.InferOutput<typeof networkFields>

export function isSolanaNetwork({ caipNetworkId }: Pick<FrameNetwork, 'caipNetworkId'>): boolean {
  return caipNetworkId.startsWith('solana:')
}

const configSchema = v.object({
  /** Base URL of the identity service. */
  identityUrl: webUrl,
  networks: frameNetworksSchema,
  /** Base URL of the data API where permissions are listed. Absent: they are listed nowhere. */
  dataApiUrl: v.optional(webUrl),
  /** The origins of the pages that may show the frame. */
  allowedOrigins: v.array(v.string()),
  /** Whether every page of this machine may also show it. */
  allowsLoopback: v.boolean(),
})

/** The configuration that the server gives the frame's page. */
export type FrameConfig = v.InferOutput<typeof configSchema>

/**
 * Reads the configuration that the server inserted into this page.
 *
 * @throws Error when the page was not served by the server of the frame
 */
export function readFrameConfig(root: Pick<Document, 'getElementById'> = document): FrameConfig {
  const text = root.getElementById(CONFIG_ELEMENT)?.textContent
  if (!text) throw new Error('This page has no configuration. Serve it with `servers/frame` or `npm start`.')
  return v.parse(configSchema, JSON.parse(text))
}
