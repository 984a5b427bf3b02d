import { type Address, bytesToHex, type Hex } from 'viem'
import { encodeAccountCalls } from '../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { encodeDisableDelegation } from '../../../../src/embedded/smart-account/delegation.js'
import type { UnsignedUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'
import type { ApprovedRequest, BatchCall, EvmApproval, OperationLimits } from '../../../approval/describe/approval.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { ApprovalPorts } from '../approval-ports.js'
import type { Node } from '../create-node.js'
import { endPermissions } from './end-permissions.js'
import type { Execution } from './execution.js'
import { createPermission } from './grant-permission.js'
import { createOperation, readTransactionHash } from './send-operation.js'
import { createTransactions } from './send-transactions.js'
import { createNameSignature, createSignature } from './sign-text.js'
import { sponsorOperation } from './sponsor-operation.js'

/** Executes an approved request of eip155. */
export function createExecution(approval: EvmApproval, ports: ApprovalPorts): Execution {
  const { request, account, accountType } = approval
  if (request.kind === 'sign-message' || request.kind === 'sign-typed-data') {
    return createSignature(request, { account, accountType, node: ports.node, signing: pickSigning(ports) })
  }
  if (request.kind === 'sign-name') {
    return createNameSignature(request, { account, accountType, node: ports.node, signing: pickSigning(ports) })
  }
  if (request.kind === 'grant-permission') {
    const { chainId } = approval
    return createPermission(request.permission, {
      account,
      chainId,
      signing: pickSigning(ports),
      sessions: ports.sessions,
    })
  }
  return accountType === 'eoa' ? executeByKey(request, approval, ports) : executeByContract(request, approval, ports)
}

type SendRequest = Exclude<
  ApprovedRequest,
  { kind: 'sign-message' | 'sign-name' | 'sign-typed-data' | 'grant-permission' }
>

/** One transaction after the other. */
function executeByKey(request: SendRequest, { account, chainId }: EvmApproval, ports: ApprovalPorts): Execution {
  const common = { node: ports.node, chainId: readChainNumber(chainId), signing: pickSigning(ports) }
  switch (request.kind) {
    case 'send-transaction':
      return createTransactions([request.transaction], { ...common, answer: ([hash]) => hash })
    case 'send-calls': {
      const [first, ...rest] = request.calls.map((call) => ({ ...call, from: account }))
      if (!first) throw new FrameError(-32602, 'There are no calls.')
      return createTransactions([first, ...rest], {
        ...common,
        answer(hashes) {
          const id = request.id ?? createId()
          ports.batches.add({ id, chainId, kind: 'transactions', hashes, total: request.calls.length })
          return { id }
        },
      })
    }
    case 'send-operation':
    case 'revoke-permission':
      throw new FrameError(4200, `${account} is no smart account on this network.`)
  }
}

/** One user operation. */
function executeByContract(request: SendRequest, { account, chainId }: EvmApproval, ports: ApprovalPorts): Execution {
  const { bundler, batches } = ports
  if (!bundler) throw new FrameError(4200, `There are no smart accounts on ${ports.network.name}.`)
  const common = {
    node: ports.node,
    bundler,
    chainId: readChainNumber(chainId),
    owner: ports.account.wallet.addresses.eip155 as Address,
    signing: pickSigning(ports),
    sent: ports.operations,
    sponsor: createSponsor(bundler, ports),
  }
  const draft = (callData: Hex, calls: readonly BatchCall[], limits: OperationLimits = {}) => ({
    sender: account,
    callData,
    limits,
    value: calls.reduce((sum, call) => sum + call.value, 0n),
  })
  switch (request.kind) {
    case 'send-transaction': {
      const { to, value, data } = request.transaction
      if (to === null) throw new FrameError(-32602, 'A smart account cannot deploy a contract.')
      const calls = [{ to, value, data }]
      const answer = (hash: Hex) => () => readTransactionHash(bundler, hash)
      return createOperation(draft(encodeAccountCalls(calls), calls), { ...common, answer })
    }
    case 'send-calls':
      return createOperation(draft(encodeAccountCalls(request.calls), request.calls), {
        ...common,
        answer(hash) {
          const id = request.id ?? createId()
          batches.add({ id, chainId, kind: 'operation', hash })
          return async () => ({ id })
        },
      })
    case 'send-operation':
      return createOperation(draft(request.callData, request.calls ?? [], request.limits), {
        ...common,
        answer: (hash) => async () => hash,
      })
    case 'revoke-permission': {
      const calls = request.delegations.map((delegation) => ({
        to: smartAccountAddresses.delegationManager,
        value: 0n,
        data: encodeDisableDelegation(delegation),
      }))
      const end = endPermissions(request.delegations, { account, chainId, bundler, ports })
      return createOperation(draft(encodeAccountCalls(calls), calls), { ...common, ...end })
    }
  }
}

function createSponsor(bundler: Node, { network, vault }: ApprovalPorts) {
  const { caipNetworkId, paymaster } = network
  if (!paymaster) return undefined
  const sponsoring = {
    bundler,
    network: caipNetworkId,
    paymaster: paymaster as Address,
    requestSponsorship: vault.sponsor,
  }
  return (operation: UnsignedUserOperation) => sponsorOperation(operation, sponsoring)
}

/** The ports that a signature needs. */
export function pickSigning({ account: { wallet }, device, vault, signal }: ApprovalPorts) {
  return { wallet, device, vault, signal }
}

/** An id of calls for which the page gave none: 32 random bytes. */
function createId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
