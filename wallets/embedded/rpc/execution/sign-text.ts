import { type Address, type Hex, serializeErc6492Signature, stringToHex } from 'viem'
import { getFactoryArguments } from '../../../../src/embedded/smart-account/get-factory-arguments.js'
import { writeNameMessage } from '../../../../src/rules/text/name-message.js'
import type { ApprovedRequest, EvmApproval } from '../../../approval/describe/approval.js'
import type { Node } from '../create-node.js'
import { readIsDeployed } from '../read-is-deployed.js'
import { type Signing, sign } from '../sign-and-send.js'
import type { Execution } from './execution.js'

type SignedText = Extract<ApprovedRequest, { kind: 'sign-message' | 'sign-typed-data' }>

type SignaturePorts = Pick<EvmApproval, 'account' | 'accountType'> & { node: Node; signing: Omit<Signing, 'worker'> }

/** Signs a name. Its message is written when the visitor approves it, so that a request that has waited is not too old. */
export function createNameSignature(
  { name, offset, nonce }: Extract<ApprovedRequest, { kind: 'sign-name' }>,
  ports: SignaturePorts,
): Execution {
  return {
    firstCost: { status: 'none' },
    readCost: async () => ({ status: 'none' }),
    async carryOut(worker) {
      const message = writeNameMessage(name, Date.now() + offset, nonce)
      const answer = await createSignature({ kind: 'sign-message', message: stringToHex(message) }, ports).carryOut(
        worker,
      )
      return async () => ({ message, signature: await answer() })
    },
    isUnderWay: () => false,
  }
}

/**
 * Signs a message or typed data. For a smart account the key of its owner signs (EIP-1271). While the account is not
 * deployed, the signature contains its deployment (ERC-6492).
 */
export function createSignature(
  request: SignedText,
  { account, accountType, node, signing }: SignaturePorts,
): Execution {
  return {
    firstCost: { status: 'none' },
    readCost: async () => ({ status: 'none' }),
    async carryOut(worker) {
      const [{ signature }, isReady] = await Promise.all([
        sign(request, { ...signing, worker }),
        accountType === 'eoa' || readIsDeployed(node, account),
      ])
      const owner = signing.wallet.addresses.eip155 as Address
      return async () => (isReady ? signature : wrapSignature(signature, owner))
    },
    isUnderWay: () => false,
  }
}

/** Says how the account of `owner` is deployed (ERC-6492), for a signature that is verified before it is. */
export function wrapSignature(signature: Hex, owner: Address): Hex {
  const { factory, factoryData } = getFactoryArguments(owner)
  return serializeErc6492Signature({ address: factory, data: factoryData, signature })
}
