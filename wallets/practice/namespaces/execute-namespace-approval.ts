import type { NamespaceApproval } from '../protocol/approval.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'
import type { ExecutionPorts } from '../requests/execution-ports.js'
import { findNamespaceAccount, type NamespaceAccount, type OtherNamespace } from '../state/namespace-accounts.js'
import { connectNamespace, listNamespaceAccounts } from '../state/namespace-permissions.js'

/**
 * Executes an approved request of another namespace than eip155 and returns the result for the site. `chosen` is the
 * account that the visitor selected.
 *
 * @throws WalletFailure with 4100 if the site was disconnected in the meantime or the account does not belong to the wallet, 4901
 * when the node is not the local chain, -32003 with the reason when the chain refuses a transaction
 */
export async function executeNamespaceApproval(
  ports: ExecutionPorts,
  approval: NamespaceApproval,
  chosen: string | undefined,
): Promise<unknown> {
  const { origin } = approval
  const share = (namespace: OtherNamespace, { address }: NamespaceAccount) =>
    ports.writeState(connectNamespace(ports.readState(), { origin, namespace, address }))
  switch (approval.kind) {
    case 'namespace-connect': {
      const account = requireAccount(approval.namespace, chosen)
      share(approval.namespace, account)
      return [account.address]
    }
    case 'namespace-message': {
      const account = requireShared(ports, approval.namespace, origin, approval.account)
      return signMessage(account, approval)
    }
    case 'solana-sign-in': {
      const [only, ...others] = approval.accounts
      const account = requireAccount('solana', others.length === 0 ? only?.address : chosen)
      const { signSolanaSignIn } = await import('./solana/sign-solana.js')
      const signed = signSolanaSignIn(account, approval.fields)
      share('solana', account)
      return signed
    }
    case 'solana-transactions': {
      const account = requireShared(ports, 'solana', origin, approval.account)
      const { executeTransactions } = await import('./solana/execute-transactions.js')
      return executeTransactions(ports.callChain, account, approval.request)
    }
  }
}

async function signMessage(
  account: NamespaceAccount,
  { namespace, message, scheme }: Extract<NamespaceApproval, { kind: 'namespace-message' }>,
): Promise<string> {
  switch (namespace) {
    case 'solana': {
      const { signSolanaMessage } = await import('./solana/sign-solana.js')
      return signSolanaMessage(account, message)
    }
    case 'bip122': {
      const { signBitcoinMessage } = await import('./bip122/sign-bitcoin.js')
      return signBitcoinMessage(account, message, scheme)
    }
    case 'polkadot': {
      const { signPolkadotMessage } = await import('./polkadot/sign-polkadot.js')
      return signPolkadotMessage(account, message)
    }
  }
}

function requireShared(ports: ExecutionPorts, namespace: OtherNamespace, origin: string, address: string) {
  if (listNamespaceAccounts(ports.readState(), origin, namespace).includes(address)) {
    return requireAccount(namespace, address)
  }
  throw new WalletFailure({ code: failureCodes.unauthorized, message: 'This site was disconnected meanwhile.' })
}

function requireAccount(namespace: OtherNamespace, address: string | undefined): NamespaceAccount {
  const account = findNamespaceAccount(namespace, address ?? '')
  if (account) return account
  throw new WalletFailure({ code: failureCodes.unauthorized, message: `The wallet has no key for ${address}.` })
}
