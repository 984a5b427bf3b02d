import { type Address, type Hex, parseEther } from 'viem'
import { fillPaymaster } from '../../../../../servers/chains/smart-accounts/fill-paymaster.js'
import { localSponsor } from '../../../../../servers/chains/smart-accounts/local-sponsor.js'
import { signSponsorship } from '../../../../../servers/identity/sponsor/sign-sponsorship.js'
import type { SponsorRequest, Sponsorship } from '../../../../../src/services/identity/sponsor-schema.js'
import type { Wallet } from '../../../../../src/services/identity/wallet-schema.js'
import type { AccountType } from '../../../../../wallets/approval/describe/approval.js'
import { describeRequest } from '../../../../../wallets/embedded/approval/describe-request.js'
import type { RequestContext } from '../../../../../wallets/embedded/approval/request-context.js'
import type { ApprovalPorts } from '../../../../../wallets/embedded/rpc/approval-ports.js'
import { createCallBatches } from '../../../../../wallets/embedded/rpc/calls/call-batches.js'
import { createNode, type Node } from '../../../../../wallets/embedded/rpc/create-node.js'
import { createExecution } from '../../../../../wallets/embedded/rpc/execution/create-execution.js'
import { ServiceFailure } from '../../../../../wallets/embedded/service/service-failure.js'
import { readSessions } from '../../../../../wallets/embedded/sessions/read-sessions.js'
import type { KeyWorker } from '../../../../../wallets/embedded/signer/open-key-worker.js'
import { runKeyOperation } from '../../../../../wallets/embedded/signer/run-key-operation.js'
import { findAccount, listAccounts } from '../../../../../wallets/embedded/wallet/wallet-account.js'
import { createTestBundler, startWorld } from '../../../servers/bundler/fixtures/bundler-world.js'
import { createTestWallet } from '../create-test-wallet.js'

const host = { origin: 'https://app.example', name: 'Harbor' }
const network = {
  caipNetworkId: 'eip155:31337',
  name: 'Chain',
  paymaster: localSponsor.paymaster,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
}

type Changes = {
  as?: AccountType
  granted?: Pick<RequestContext, 'sessions' | 'allSessions'>
} & Partial<Pick<ApprovalPorts, 'node' | 'bundler' | 'sessions'>>

/** As the identity service does, which also checks who asks. `bundler` may send it. */
async function signAsService(request: SponsorRequest, bundler: Address): Promise<Sponsorship> {
  const { key, paymaster } = localSponsor
  const validUntil = Math.floor(Date.now() / 1_000) + 300
  return {
    paymaster,
    validUntil,
    paymasterData: await signSponsorship(request, { key, paymaster, bundler, validUntil }),
  }
}

/** A chain with the contracts of smart accounts, and a bundler. */
export async function startExecutionWorld() {
  const world = await startWorld()
  await fillPaymaster(world.url)
  const bundler = await createTestBundler(world, { trustedPaymasters: [localSponsor.paymaster] })
  const { client } = world

  /** A visitor with an account of each type, and 1 ETH in both unless told otherwise. */
  async function createVisitor(
    balance = parseEther('1'),
    sponsor: ApprovalPorts['vault']['sponsor'] = async () => {
      throw new ServiceFailure({ status: 404, field: 'network', description: 'Nothing is paid for.' })
    },
  ) {
    const { shares, addresses } = await createTestWallet()
    const accounts = await listAccounts(addresses.eip155 as Address, { bundlerUrl: 'https://bundler.example' })
    for (const { address } of accounts) await client.setBalance({ address, value: balance })
    const wallet = { walletId: 'w', addresses } as Wallet
    const signed: string[] = []
    const worker: KeyWorker = {
      run(operation) {
        signed.push(operation.kind)
        return runKeyOperation(operation)
      },
      close() {},
    }
    const openNode = createNode({ name: 'Chain', rpcUrl: world.url })
    const openBundler: Node = createNode(
      { name: 'Chain', rpcUrl: 'http://localhost:3008/v1/eip155:31337' },
      (input, init) => {
        const request = new Request(input, init)
        request.headers.set('host', 'localhost:3008')
        return bundler.answer(request, '127.0.0.1')
      },
    )
    const batches = createCallBatches(host.origin, null)
    const operations = new Map<string, Hex>()

    /** Prepares a request as the frame does, without the screen. `changes` replace the node, the bundler or the list of sessions. */
    function prepare(method: string, params: unknown, { as = 'smartAccount', granted, ...changes }: Changes = {}) {
      const context = {
        ...{ accounts, accountType: as, chainId: network.caipNetworkId, host },
        ...granted,
      }
      const approval = describeRequest({ method, params }, context)
      // The parts of the ports that an execution uses.
      const ports = {
        ...context,
        account: { wallet },
        network,
        node: openNode,
        bundler: openBundler,
        batches,
        operations,
        sessions: null,
        device: { readShare: async () => shares[0].slice() },
        vault: { releaseShare: async () => shares[1].slice(), sponsor },
        signal: new AbortController().signal,
        ...changes,
      } as unknown as ApprovalPorts
      return createExecution(approval, ports)
    }

    /** The same, approved once the cost is known. */
    async function send(method: string, params: unknown, changes: Changes = {}): Promise<unknown> {
      const { sessions = null } = changes
      const granted = await readSessions({ method, params }, { sessions, accounts, network, node: openNode })
      const execution = prepare(method, params, { ...changes, granted })
      const cost = await execution.readCost()
      if (cost.status !== 'known' && cost.status !== 'none') throw new Error(JSON.stringify(cost, writeBigInt))
      return (await execution.carryOut(worker))()
    }

    return {
      owner: addresses.eip155 as Address,
      account: findAccount(accounts, 'smartAccount').address,
      worker,
      signed,
      batches,
      node: openNode,
      bundler: openBundler,
      prepare,
      send,
    }
  }

  return {
    client,
    /** The node of the chain. */
    url: world.url,
    createVisitor,
    signAsService: (request: SponsorRequest) => signAsService(request, bundler.account.address),
    async close() {
      await bundler.close()
      await world.close()
    },
  }
}

export type ExecutionWorld = Awaited<ReturnType<typeof startExecutionWorld>>

function writeBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
