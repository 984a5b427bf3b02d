import type { CaipNetworkId } from '../model/caip.js'

// A token is its contract; null is the native currency. Amounts are in base units.

/** A call of a contract as plain data. */
export type PlainCall = {
  to: string
  /** wei. */
  value: bigint
  /** Hex call data. */
  data: string
}

/** What the data of a call says, where it is a function that is known. */
export type DecodedCall =
  /** Of a token (ERC-20). */
  | { kind: 'approve'; spender: string; amount: bigint }
  /** Of the wrapped native currency (WETH9). */
  | { kind: 'wrap' }
  | { kind: 'unwrap'; amount: bigint }
  /** Of a router (Uniswap V2): sells exactly `amountIn`. */
  | {
      kind: 'swap'
      /** What is paid; null: the value of the call, in the native currency. */
      amountIn: bigint | null
      /** The receiver gets at least this. */
      minimum: bigint
      /** The contracts that it goes through, first and last included. */
      path: readonly string[]
      receiver: string
      /** s since 1970. */
      deadline: bigint
      /** Whether the last contract of the path is unwrapped before it is paid out. */
      isPaidNative: boolean
      /** Whether it takes tokens that keep a fee of each transfer. */
      takesFees: boolean
    }

/** A call that can be written. */
export type WritableCall =
  | { kind: 'approve'; token: string; spender: string; amount: bigint }
  | { kind: 'wrap' | 'unwrap'; token: string; amount: bigint }
  | { kind: 'transfer'; token: string; to: string; amount: bigint }

/** A contract that a factory creates (CREATE2, EIP-1014). */
export type FactoryContract = {
  factory: string
  /** The salt is the keccak256 hash of this data, hex. */
  saltData: string
  /** The keccak256 hash of the creation code, hex. */
  codeHash: string
}

/** What happened to an account in a simulation. */
export type Simulation = {
  /** Why a call reverted; null when all went through. `unknown reason` when the contract gave none. */
  revertReason: string | null
  /** Which of the calls reverted, from 0. */
  revertedCall: number | null
  /** What the account had before of the native currency and of the tokens that were read. Contracts are in lower case. */
  balances: ReadonlyMap<string | null, bigint>
  /** What each token that moved has gained, without the network fee; negative is lost. Contracts are in lower case. */
  changes: ReadonlyMap<string | null, bigint>
  /** What spenders may take from the account because of these calls. */
  allowances: readonly { token: string; spender: string; amount: bigint }[]
  /** Whether an NFT moved, or a spender may take NFTs. */
  movesNfts: boolean
  /** Units of gas of each call. */
  gas: readonly bigint[]
}

/** Whether a wallet runs several calls as one transaction (EIP-5792). `ready`: once the visitor lets it upgrade the account. */
export type AtomicBatches = 'supported' | 'ready' | 'unsupported'

/** What became of a batch, and the transactions that it is in. `partly`: some calls went through. */
export type BatchOutcome = { status: 'done' | 'failed' | 'reverted' | 'partly'; ids: readonly string[] }

/** What a chain with contracts offers beyond transactions. Methods that read reject as those of `ChainAdapter` do. */
export type ContractCalls = {
  /** What this data says; null for functions that are not known, and for data that says more than its function. */
  decode(data: string): DecodedCall | null
  encode(call: WritableCall): PlainCall
  /** The address that a factory gives a contract, whether it is there yet or not. */
  computeAddress(contract: FactoryContract): string
  /** What `spender` may take of the account's tokens. */
  readAllowance(parameters: { network: CaipNetworkId; token: string; owner: string; spender: string }): Promise<bigint>
  /** Whether there is a contract at this address. */
  hasCode(parameters: { network: CaipNetworkId; address: string }): Promise<boolean>
  /** In wei, of one transaction with `size` bytes of data: what an OP-stack chain takes for its layer 1. 0 elsewhere. */
  readDataFee(parameters: { network: CaipNetworkId; size: number }): Promise<bigint>
  /**
   * Runs calls one after another on the node, without a signature.
   *
   * @param parameters.tokens Contracts whose balances are compared before and after. The others count by their events.
   * @returns null where the node cannot simulate
   */
  simulate(parameters: {
    network: CaipNetworkId
    from: string
    calls: readonly PlainCall[]
    tokens: readonly string[]
  }): Promise<Simulation | null>
  /** Asks the active wallet within 2 s. It is asked once per connection. */
  readAtomicBatches(parameters: { network: CaipNetworkId; from: string }): Promise<AtomicBatches>
  /** Has the active wallet run all calls or none, and resolves with the id of the batch. */
  sendBatch(parameters: { network: CaipNetworkId; from: string; calls: readonly PlainCall[] }): Promise<string>
  /** Waits up to 25 s for the outcome of a batch. @throws ReceiptTimeoutError */
  waitForBatch(parameters: { id: string }): Promise<BatchOutcome>
  /**
   * What a transaction in a block really moved, by token; negative is lost. The native currency is without the network fee,
   * and counts all transactions of the account in that block.
   *
   * @throws RpcUnavailableError within 10 s
   */
  readMoved(parameters: { network: CaipNetworkId; id: string; account: string }): Promise<Simulation['changes']>
}
