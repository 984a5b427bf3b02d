import { walletStateSchema } from '../../../src/services/identity/wallet-schema.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { describeWallet, findWallet } from '../wallet/find-wallet.js'
import { requireSession } from './require-session.js'

/** Adds the embedded wallet: the server shares of its key. */
export function addWalletEndpoints(app: IdentityApp, context: IdentityContext): void {
  app.get('/wallet', describeEndpoint('The wallet of the account.', { reply: walletStateSchema }), async (request) => {
    const session = await requireSession(context, request)
    const db = context.readDatabase()
    const wallet = await findWallet(db, session.accountId)
    return request.json({ wallet: wallet ? await describeWallet(db, wallet, session) : null })
  })
}
