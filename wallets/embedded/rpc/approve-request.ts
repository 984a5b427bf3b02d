import { type Address, hexToBigInt, isHex } from 'viem'
import { type PreparedTransaction, prepareTransaction } from '../../requests/prepare-transaction.js'
import type { Approval, ApprovedRequest } from '../approval/approval.js'
import { describeRequest } from '../approval/describe-request.js'
import { readChainNumber } from '../approval/read-chain-number.js'
import { FrameError } from '../door/frame-error.js'
import type { Device } from '../keys/open-device.js'
import type { ApproveStatus } from '../screens/approve/approve-view.js'
import type { Cost } from '../screens/approve/cost.js'
import { type ApprovalScreen, drawApproval } from '../screens/approve/draw-approval.js'
import type { FrameLook } from '../screens/frame-look.js'
import { ServiceFailure } from '../service/service-failure.js'
import type { KeyWorker } from '../signer/open-key-worker.js'
import type { VaultClient } from '../vault/create-vault-client.js'
import type { FrameAccount } from '../wallet/create-wallet-keeper.js'
import { type SignRequest, sendSigned, sign } from './carry-out.js'
import { type Node, NodeUnreachableError } from './create-node.js'
import { type ApprovalWindow, openApprovalWindow } from './open-approval-window.js'
import type { WindowScreen } from './window-messages.js'

/** What an approval is drawn and carried out with. */
export type ApprovalPorts = {
  account: FrameAccount
  network: { caipNetworkId: string; name: string; nativeCurrency: { symbol: string; decimals: number } }
  host: { origin: string; name: string }
  node: Node
  device: Device
  vault: VaultClient
  openKeyWorker: () => KeyWorker
  look: FrameLook
  /** Of the requests that wait, which one this is, from 1. */
  readQueue: () => { position: number; total: number }
  /** Calls `update` when the queue or the look changes. Returns a function that stops. */
  watch: (update: (look: FrameLook) => void) => () => void
  /** Lets the visitor log in anew in `place`. */
  logInAgain: (place: HTMLElement) => Promise<'done' | 'cancelled'>
  /** Aborts when the page takes the request back. */
  signal: AbortSignal
}

/** The code of EIP-1193 for what the visitor declined. */
const REJECTED = 4001

/**
 * Shows a request in `place`, and carries out what was shown once the visitor approves it.
 *
 * @returns what the JSON-RPC method returns
 * @throws FrameError with 4001 when the visitor declines or the page takes it back, or as `describeRequest` does
 */
export async function approveRequest(
  place: HTMLElement,
  request: { method: string; params?: unknown },
  ports: ApprovalPorts,
): Promise<unknown> {
  const { account, network, host } = ports
  const context = {
    account: account.wallet.addresses.eip155 as Address,
    chainId: network.caipNetworkId,
    host,
    isAtomic: false,
  }
  let approval: Approval
  try {
    approval = describeRequest(request, context)
    // An account with a key of its own would carry them out one after the other, which is not built yet.
    if (approval.kind === 'calls') throw new FrameError(4200, 'The embedded wallet cannot approve several calls yet.')
  } catch (error) {
    if (error instanceof FrameError && typeof error.code === 'number') await showRefusal(place, error, ports)
    throw error
  }
  return decide(place, approval, ports)
}

/** Tells the visitor that the frame refused a request, until they close it. */
function showRefusal(place: HTMLElement, error: FrameError, { look, host, signal, watch }: ApprovalPorts) {
  return new Promise<void>((resolve) => {
    const close = () => {
      stopWatching()
      signal.removeEventListener('abort', close)
      drawn.remove()
      resolve()
    }
    const { code, message } = error
    const screen = { kind: 'refused', id: 'refused', site: host.origin, code: Number(code), message } as const
    const drawn = drawApproval(place, { ...screen, look, onClose: close })
    const stopWatching = watch((next) => drawn.update({ ...screen, look: next, onClose: close }))
    signal.addEventListener('abort', close, { once: true })
  })
}

function decide(place: HTMLElement, approval: Approval, ports: ApprovalPorts): Promise<unknown> {
  const { account, network, node, signal, openKeyWorker } = ports
  const { request } = approval
  const isTransaction = request.kind === 'send-transaction'
  let { look } = ports
  let cost: Cost = isTransaction ? { status: 'loading' } : { status: 'none' }
  let progress: ApproveStatus = { status: 'asking' }
  /** What the cost was shown of, and so what is signed. */
  let prepared: PreparedTransaction | null = null
  /** A transaction whose sending has no known outcome. Another try sends the same again, never a second one. */
  let signed: `0x${string}` | null = null
  let worker = openKeyWorker()
  let approvalWindow: ApprovalWindow | null = null

  return new Promise((resolve, reject) => {
    const readScreen = (): ApprovalScreen => ({
      kind: 'approve',
      id: 'request',
      look,
      approval,
      queue: ports.readQueue(),
      networkName: network.name,
      currency: network.nativeCurrency,
      tokens: new Map(),
      cost,
      progress,
      onApprove: () => void approve(),
      onDecline: decline,
      onOpenWindow: openWindow,
    })
    let drawn = drawApproval(place, readScreen())
    const update = () => {
      drawn.update(readScreen())
      approvalWindow?.update(readWindowScreen())
    }
    const stopWatching = ports.watch((next) => {
      look = next
      update()
    })
    const abort = () => {
      // What was signed may be on its way.
      if (signed === null) finish(() => reject(new FrameError(REJECTED, 'Request was aborted')))
    }
    let isFinished = false

    function finish(settle: () => void): void {
      if (isFinished) return
      isFinished = true
      signal.removeEventListener('abort', abort)
      stopWatching()
      worker.close()
      approvalWindow?.close()
      drawn.remove()
      settle()
    }

    function readWindowScreen(): WindowScreen {
      return {
        approval,
        queue: ports.readQueue(),
        networkName: network.name,
        currency: network.nativeCurrency,
        cost,
        progress,
        theme: look.theme,
        locale: look.words.approve.locale,
      }
    }

    /** Where the browser cannot tell what covers the frame. The window answers for the request that it shows. */
    function openWindow(): void {
      approvalWindow?.close()
      approvalWindow = openApprovalWindow({
        screen: readWindowScreen(),
        onApprove: () => void approve(),
        onDecline: decline,
      })
    }

    function decline(): void {
      finish(() => reject(new FrameError(REJECTED, 'The visitor declined the request.')))
    }

    async function readCost(): Promise<void> {
      if (!isTransaction || signed !== null) return
      cost = { status: 'loading' }
      update()
      try {
        const { transaction } = request as Extract<ApprovedRequest, { kind: 'send-transaction' }>
        const [next, balance] = await Promise.all([
          prepareTransaction(node, readChainNumber(approval.chainId), transaction),
          node('eth_getBalance', [transaction.from, 'latest']),
        ])
        prepared = Object.freeze(next)
        const fee = next.gas * next.maxFeePerGas
        const available = isHex(balance) ? hexToBigInt(balance) : 0n
        cost = { status: transaction.value + fee <= available ? 'known' : 'insufficient', fee }
      } catch (error) {
        prepared = null
        cost = { status: 'failed', reason: explain(error) }
      }
      if (!isFinished) update()
    }

    async function approve(): Promise<void> {
      if (progress.status === 'signing') return
      progress = { status: 'signing' }
      update()
      try {
        const result = await carryOut()
        finish(() => resolve(result))
      } catch (error) {
        if (isFinished) return
        if (error instanceof ServiceFailure && error.code === 'login-too-old') return logInAgain()
        if (!(error instanceof NodeUnreachableError)) signed = null
        progress = { status: 'failed', reason: explain(error) }
        worker.close()
        worker = openKeyWorker()
        update()
        await readCost()
      }
    }

    async function carryOut(): Promise<unknown> {
      const { device, vault } = ports
      const signing = { wallet: account.wallet, device, vault, worker, signal }
      if (!isTransaction) return sign(request as SignRequest, signing)
      if (!prepared) throw new FrameError(-32603, 'The network fee is not known.')
      signed ??= (await sign({ kind: 'sign-transaction', transaction: prepared }, signing)) as `0x${string}`
      return sendSigned(node, signed)
    }

    /** The login is older than a day: the visitor logs in, then decides about the request anew. */
    async function logInAgain(): Promise<void> {
      approvalWindow?.close()
      approvalWindow = null
      drawn.remove()
      try {
        const outcome = await ports.logInAgain(place)
        if (isFinished) return
        if (outcome === 'cancelled') return decline()
        progress = { status: 'asking' }
        drawn = drawApproval(place, readScreen())
        await readCost()
      } catch (error) {
        finish(() => reject(error))
      }
    }

    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    void readCost()
  })
}

/** For the visitor. Failures without a code of their own may hold what a library was given. */
function explain(error: unknown): string {
  return error instanceof FrameError ? error.message : 'An error occurred'
}
