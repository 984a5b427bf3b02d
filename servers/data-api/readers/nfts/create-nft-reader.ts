import { nullish, object, safeParse, string } from 'valibot'
import { type Address, type PublicClient, parseAbi } from 'viem'
import { readEach } from '../../chain/read-each.js'
import { cleanText } from '../clean-text.js'
import { createCache } from '../create-cache.js'
import { createGateway } from './create-gateway.js'
import { type Content, type ContentRules, decodeDataUrl } from './fetch-content.js'
import { parseIpfsUrl } from './ipfs.js'

export type NftId = { contract: Address; tokenId: bigint }

/** The metadata of a token. `image` is a URL that the contract names. It has not been requested. */
export type NftMetadata = { name: string | null; description: string | null; image: string | null }

export type NftReader = {
  readMetadata(ids: readonly NftId[]): Promise<NftMetadata[]>
  /** Whether `readImage` may find an image: it needs no request, or one to the gateway. */
  hasImage(metadata: Pick<NftMetadata, 'image'>): boolean
  readImage(metadata: Pick<NftMetadata, 'image'>): Promise<Content | undefined>
}

/** How long metadata is kept, ms. */
const LIFETIME = 300_000
const uriAbi = parseAbi([
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])
const jsonRules: ContentRules = { types: new Set(['application/json', 'text/plain', '']), limit: 1_000_000 }
const imageRules: ContentRules = {
  types: new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']),
  limit: 5_000_000,
}
const text = nullish(string())
const metadataSchema = object({ name: text, description: text, image: text, image_url: text, image_data: text })
const none: NftMetadata = { name: null, description: null, image: null }

/**
 * Reads the metadata and images of NFTs: from `data:` URLs, and from IPFS through the gateway of the operator. A contract of
 * anybody names the URLs, so no other is requested.
 *
 * @param gatewayUrl URL of an IPFS gateway. Without one, IPFS is not read.
 */
export function createNftReader(client: PublicClient, gatewayUrl: string | undefined): NftReader {
  const gateway = gatewayUrl === undefined ? undefined : createGateway(gatewayUrl)
  // A contract may draw its images, in up to a megabyte of metadata.
  const cache = createCache<NftMetadata>(LIFETIME, { measure: ({ image }) => image?.length ?? 0 })
  const readContent = async (url: string, rules: ContentRules) => {
    const path = gateway === undefined ? null : parseIpfsUrl(url)
    return path === null || gateway === undefined ? decodeDataUrl(url, rules) : gateway(path, rules)
  }
  const readOne = async (uri: string | undefined, { tokenId }: NftId): Promise<NftMetadata> => {
    // ERC-1155: the id in hex with 64 digits.
    const url = (uri ?? '').replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))
    const content = await readContent(url, jsonRules)
    return content ? parseMetadata(new TextDecoder().decode(content.bytes)) : none
  }
  return {
    async readMetadata(ids) {
      const missing: NftId[] = []
      let request: Promise<(string | undefined)[]> | undefined
      const load = (id: NftId) => async () => {
        const place = missing.push(id) - 1
        // All loads of this call start before it is sent.
        request ??= Promise.resolve().then(() => readUris(client, missing))
        return readOne((await request)[place], id)
      }
      return Promise.all(ids.map((id) => cache.read(`${id.contract} ${id.tokenId}`, load(id))))
    },
    hasImage: ({ image }) =>
      image !== null &&
      ((gateway !== undefined && parseIpfsUrl(image) !== null) || decodeDataUrl(image, imageRules) !== undefined),
    readImage: async ({ image }) => (image === null ? undefined : readContent(image, imageRules)),
  }
}

async function readUris(client: PublicClient, ids: readonly NftId[]): Promise<(string | undefined)[]> {
  const values = await readEach(
    client,
    ids.flatMap(({ contract, tokenId }) =>
      // ERC-165 is not used: contracts often answer it wrongly.
      (['tokenURI', 'uri'] as const).map((functionName) => ({
        address: contract,
        abi: uriAbi,
        functionName,
        args: [tokenId],
      })),
    ),
  )
  return ids.map((_id, index) => {
    const uri = values[2 * index] ?? values[2 * index + 1]
    return typeof uri === 'string' ? uri : undefined
  })
}

function parseMetadata(json: string): NftMetadata {
  const parsed = safeParse(metadataSchema, parseJson(json))
  if (!parsed.success) return none
  const { name, description, image, image_url, image_data } = parsed.output
  const drawn = image_data?.trimStart().startsWith('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(image_data)}`
    : image_data
  return {
    name: cleanText(name, 100),
    description: cleanText(description, 1_000),
    image: image || image_url || drawn || null,
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not JSON: the token has no metadata.
    return undefined
  }
}
