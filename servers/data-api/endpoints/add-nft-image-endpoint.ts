import { getAddress, isAddress } from 'viem'
import { answerImage } from '../../http/answer-image.js'
import { ApiFailure } from '../../http/api-failure.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import { countReply } from '../../rpc/reply-meter.js'
import { type ApiContext, addCost, type DataApiApp, findChain } from './api-context.js'

/** These images come from strangers: opened as a page, they may run and load nothing. Browsers keep them for a day. */
export const imageOptions = { policy: "sandbox; default-src 'none'", keptFor: 86_400 }

/** Adds the images of NFTs. The URL names the token and not the image, so that a stranger cannot make this server fetch a URL. */
export function addNftImageEndpoint(app: DataApiApp, context: ApiContext): void {
  app.get(
    '/v1/nfts/image/:chainId/:contract/:tokenId',
    describeEndpoint('The image of an NFT, from its contract or from IPFS.'),
    addCost(9),
    async ({ req }) => {
      const chain = findChain(context, req.param('chainId'))
      const [contract, tokenId] = [req.param('contract'), req.param('tokenId')]
      if (!isAddress(contract, { strict: false })) throw new ApiFailure(400, 'contract', 'Must be an address.')
      if (!/^\d{1,78}$/.test(tokenId) || BigInt(tokenId) >= 2n ** 256n) {
        throw new ApiFailure(400, 'tokenId', 'Must be a whole number below 2^256.')
      }
      const [metadata] = await chain.nfts.readMetadata([{ contract: getAddress(contract), tokenId: BigInt(tokenId) }])
      const image = metadata && (await chain.nfts.readImage(metadata))
      if (!image) throw new ApiFailure(404, 'tokenId', 'This token has no image here.')
      countReply(image.bytes.length)
      return answerImage(req.raw, { type: image.type, body: image.bytes }, imageOptions)
    },
  )
}
