import { readBase64Url } from '../../../../src/rules/base64-url.js'
import { runKeyOperation } from '../../../../wallets/embedded/signer/run-key-operation.js'

/** The terms in the proofs of a wallet that no service stores. */
export const testTerms = { thumbprint: 'd'.repeat(43), nonce: 'nonce' }

/** A wallet that no service stores: its addresses, and the shares of its device and of the service. */
export async function createTestWallet() {
  const { share, wallet } = await runKeyOperation({
    kind: 'create',
    walletId: 'w'.repeat(22),
    replaces: null,
    terms: testTerms,
  })
  return { addresses: wallet.addresses, shares: [share, readBase64Url(wallet.share)] as const }
}
