import { eq } from 'drizzle-orm'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { getSmartAccountAddress } from '../../../src/embedded/smart-account/get-smart-account-address.js'
import { isEndOfPermissions } from '../../../src/embedded/smart-account/is-end-of-permissions.js'
import type { SponsorRequest, Sponsorship } from '../../../src/services/identity/sponsor-schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { accounts } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { findWallet } from '../wallet/find-wallet.js'
import { requireWalletDevice } from '../wallet/release-share.js'
import { checkSponsoredGas } from './check-sponsored-gas.js'
import { countEnd, countSponsorship } from './count-sponsorship.js'
import type { SponsorChain } from './create-sponsor-chain.js'
import { nameBudgets } from './name-budgets.js'
import { settleSponsorships } from './settle-sponsorships.js'
import { signSponsorship } from './sign-sponsorship.js'
import type { SponsorOptions } from './sponsor-options.js'

/** How long a sponsorship is valid, s. */
const LIFE = 300

/**
 * Pays the fee of the first transaction of an account, on one network. While that transaction is not on the chain, an operation
 * may be sponsored anew, in place of the one before: both have the nonce 0, so that the chain takes one of them at
 * most. Pays as well for operations that only end permissions, a few in a day: an account without ETH could not end
 * them otherwise.
 *
 * @param options.address the IP address of the caller
 * @throws ApiFailure 403 for an operation that is not paid, 404 without a paymaster or a wallet, 429 over a budget, 503 when the chain
 * does not answer
 */
export async function sponsorOperation(
  context: IdentityContext,
  session: DeviceSession,
  options: {
    request: SponsorRequest
    projectId: string
    address: string | undefined
    sponsor: SponsorOptions | undefined
  },
): Promise<Sponsorship> {
  const { request, projectId, address, sponsor } = options
  const { network, operation } = request
  const sponsored = sponsor?.networks[network]
  if (!sponsor || !sponsored) throw new ApiFailure(404, 'network', 'No transaction is paid for on this network.')
  const { paymaster, bundler, chain } = sponsored
  const db = context.readDatabase()
  const wallet = await findWallet(db, session.accountId)
  if (!wallet) throw new ApiFailure(404, 'wallet', 'The account has no wallet.')
  await requireWalletDevice(db, wallet.id, session.thumbprint)
  const owner = wallet.addresses.eip155 as Address
  const sender = operation.sender as Address
  if (!isAddressEqual(sender, getSmartAccountAddress(owner))) {
    throw new ApiFailure(403, 'sender', 'Only the smart account of this wallet is paid for.')
  }
  const isEnd = isEndOfPermissions({ sender, callData: operation.callData as Hex })
  if (!isEnd && BigInt(operation.nonce) !== 0n) {
    throw new ApiFailure(403, 'nonce', 'Only the first transaction, and ends of permissions, are paid for.')
  }
  const { hasSent, block, ...fees } = await readChain(chain, sender)
  if (!isEnd && hasSent) throw new ApiFailure(403, 'nonce', 'The account has sent its first transaction.')
  const cost = checkSponsoredGas(request, { paymaster, owner, network: fees })
  if (cost > sponsor.mostPerOperation) {
    throw new ApiFailure(403, 'maxFeePerGas', `The transaction may cost ${sponsor.mostPerOperation} wei at most.`)
  }
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, session.accountId))
  const now = context.now()
  const validUntil = Math.floor(now / 1_000) + LIFE
  const { accountId } = session
  const budgets = nameBudgets({ projectId, address, email: account?.email ?? null }, context.vault)
  const count = () =>
    isEnd
      ? countEnd(db, { claim: { accountId, cost, now }, budgets, sponsor })
      : countSponsorship(db, {
          claim: { accountId, walletId: wallet.id, network, projectId, sender, cost, now },
          budgets,
          validUntil,
          block,
          sponsor,
        })
  if (!(await count())) {
    // The budget of an operation that was signed but never sent is free again once it has expired.
    await settleSponsorships(db, { networks: sponsor.networks, now })
    const refusal = 'The budget of today is used up. Try again tomorrow.'
    if (!(await count())) throw new ApiFailure(429, 'network', refusal, 3_600)
  }
  const paymasterData = await signSponsorship(request, { key: sponsor.key, paymaster, bundler, validUntil })
  return { paymaster, paymasterData, validUntil }
}

async function readChain(chain: SponsorChain, sender: Address) {
  try {
    const [fees, hasSent] = await Promise.all([chain.readFees(), chain.hasSent(sender)])
    return { ...fees, hasSent }
  } catch (cause) {
    throw Object.assign(new ApiFailure(503, 'network', 'The chain does not answer. Try again later.', 2), { cause })
  }
}
