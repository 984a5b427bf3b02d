import { EmbeddedWalletFailedError } from '../../../core/errors/embedded-errors.js'
import type { EmbeddedAccountType, EmbeddedUser } from '../../../core/model/embedded-wallet.js'
import { createTurns } from '../../../rules/async/create-turns.js'
import { isRecord } from '../../../rules/is-record.js'
import type { Ask } from './create-asker.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

type AccountTypesPart = Pick<WalletClient, 'setAccountType' | 'followAccountType'> & {
  /** Reads whether the smart account is deployed, when `result` means that a transaction is in a block. */
  followDeployment(method: string, result: unknown): Promise<void>
}

/** Which of the two accounts is the active one, and whether the smart account is deployed. */
export function createAccountTypes(
  { accountTypes, getUser, setUser, readNamespace }: ClientContext,
  ask: Ask,
): AccountTypesPart {
  // One change at a time: the frame and the storage must end with the same type.
  const inTurn = createTurns()

  async function change(wanted: EmbeddedAccountType): Promise<void> {
    const { type, address } = await ask('SET_PREFERRED_ACCOUNT', { type: wanted })
    const user = getUser()
    if (user) setUser({ ...user, address, accountType: type })
  }

  return {
    setAccountType: (type) =>
      inTurn(async () => {
        const user = getUser()
        if (user && !user.accounts.some((account) => account.type === type)) throw toMissing(type, user)
        await change(type)
        accountTypes.save(readNamespace(), type)
      }),
    followAccountType: () =>
      inTurn(async () => {
        const user = getUser()
        const type = accountTypes.read()[readNamespace()]
        // Without an account of that type on this network, the type applies from the next network on.
        const isNew = type !== user?.accountType && user?.accounts.some((account) => account.type === type)
        if (type && isNew) await change(type)
      }),
    async followDeployment(method, result) {
      const user = getUser()
      const mayDeploy = user?.accountType === 'smartAccount' && !user.smartAccountDeployed
      if (!mayDeploy || !isInBlock(method, result)) return
      const { smartAccountDeployed } = await ask('GET_USER', { chainId: user.network })
      const now = getUser()
      if (now?.network === user.network) setUser({ ...now, smartAccountDeployed })
    },
  }
}

function toMissing(type: EmbeddedAccountType, { network }: EmbeddedUser): EmbeddedWalletFailedError {
  const details = `The wallet has no account of type ${type} on ${network}.`
  return new EmbeddedWalletFailedError({ request: 'SET_PREFERRED_ACCOUNT', reason: 4200, details })
}

/** Whether an answer means that a transaction of the account is in a block. */
function isInBlock(method: string, result: unknown): boolean {
  // EIP-5792: 100 is pending.
  if (method === 'wallet_getCallsStatus') return isRecord(result) && Number(result.status) >= 200
  if (method === 'eth_getUserOperationReceipt') return result !== null
  // A smart account answers it once the transaction is in a block.
  return method === 'eth_sendTransaction'
}
