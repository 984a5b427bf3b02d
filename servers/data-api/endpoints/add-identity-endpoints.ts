import { dataApi, dataApiRequests } from '../../../src/services/data-api/schema.js'
import { answerImage } from '../../http/answer-image.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import { countReply } from '../../rpc/reply-meter.js'
import { imageOptions } from './add-nft-image-endpoint.js'
import { type ApiContext, addCost, type DataApiApp, readAccount } from './api-context.js'

/** Adds the name and avatar of an account. */
export function addIdentityEndpoints(app: DataApiApp, context: ApiContext): void {
  const add = createEndpointAdder(app, dataApi, dataApiRequests)
  const read = async (text: string) => {
    const { address, chains } = readAccount(context, text)
    // Without a chain in the account, the first chain that has names.
    const chain = chains.find(({ readIdentity }) => readIdentity)
    const version = chain?.readIdentity ? await context.readNameVersion(address) : ''
    const identity = (await chain?.readIdentity?.(address, version)) ?? { name: null, avatar: null }
    return { address, chain, ...identity }
  }

  add(
    'getIdentity',
    {
      description: 'The name and avatar of an account. A name counts only if it resolves to the account.',
      before: [addCost(3)],
    },
    async ({ params: { address: account }, request: { req } }) => {
      const { name, avatar, chain } = await read(account)
      const isServed = avatar?.kind === 'ipfs' && chain?.nfts.hasImage({ image: avatar.url })
      const own = isServed ? `${context.readBaseUrl(req.raw)}/v1/identity/${account}/avatar` : null
      return { name, avatar: avatar?.kind === 'url' ? avatar.url : own }
    },
  )

  app.get(
    '/v1/identity/:address/avatar',
    describeEndpoint('The avatar of an account, when it is on IPFS.'),
    addCost(5),
    async ({ req }) => {
      const { avatar, chain } = await read(req.param('address'))
      const image = avatar?.kind === 'ipfs' ? await chain?.nfts.readImage({ image: avatar.url }) : undefined
      if (!image) throw new ApiFailure(404, 'address', 'This account has no avatar here.')
      countReply(image.bytes.length)
      return answerImage(req.raw, { type: image.type, body: image.bytes }, imageOptions)
    },
  )
}
