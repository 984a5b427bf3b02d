import type { CaipNetworkId } from './caip.js'

// A token is given by its contract; null is the native currency. Amounts are in base units.

/** A call of a contract as plain data. */
export type PlainCall = {
  to: string
  /** wei. */
  value: bigint
  /** Hex call data. */
  data: string
}

/** The decoded data of a call, if its function is known. */
export type DecodedCall =
  /** Of a token (ERC-20). */
  | { kind: 'approve'; spender: string; amount: bigint }
  /** Of the wrapped native currency (WETH9). */
  | { kind: 'wrap' }
  | { kind: 'unwrap'; amount: bigint }
  /** Of a router (Uniswap V2): sells exactly `amountIn`. */
  | {
      kind: 'swap'
      /** The paid amount; null: the value of the call, in the native currency. */
      amountIn: bigint | null
      /** The receiver gets at least this. */
      minimum: bigint
      /** The contracts of the path, first and last included. */
      path: readonly string[]
      receiver: string
      /** s since 1970. */
      deadline: bigint
      /** Whether the last token of the path is unwrapped before it is paid out. */
      isPaidNative: boolean
      /** Whether it accepts tokens that keep a fee of each transfer. */
      takesFees: boolean
    }

/** A call that Lintel can encode. */
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

/** The effect of a simulation on an account. */
export type Simulation = {
  /** Why a call reverted; null if all succeeded. `unknown reason` if the contract gave none. */
  revertReason: string | null
  /** The index of the reverted call, from 0. */
  revertedCall: number | null
  /** The account's earlier balances of the native currency and of the tokens that were read. Contracts are in lower case. */
  balances: ReadonlyMap<string | null, bigint>
  /** The gain of each token that moved, without the network fee; negative for a loss. Contracts are in lower case. */
  changes: ReadonlyMap<string | null, bigint>
  /** The allowances that these calls give to spenders. */
  allowances: readonly { token: string; spender: string; amount: bigint }[]
  /** Whether an NFT moved, or a spender may take NFTs. */
  movesNfts: boolean
  /** The units of gas of each call. */
  gas: readonly bigint[]
}

/** Whether a wallet runs several calls as one transaction (EIP-5792). `ready`: once the visitor allows it to upgrade the account. */
export type AtomicBatches = 'supported' | 'ready' | 'unsupported'

/** The outcome of a batch, and its transactions. `partly`: some calls succeeded. */
export type BatchOutcome = { status: 'done' | 'failed' | 'reverted' | 'partly'; ids: readonly string[] }

/** The methods of a chain with contracts beyond transactions. Methods that read reject like those of `ChainAdapter`. */
export type ContractCalls = {
  /** Decodes call data; null for unknown functions, and for data that is longer than its function's parameters. */
  decode(data: string): DecodedCall | null
  encode(call: WritableCall): PlainCall
  /** The address that a factory gives a contract, deployed or not. */
  computeAddress(contract: FactoryContract): string
  /** The amount of the account's tokens that `spender` may take. */
  readAllowance(parameters: { network: CaipNetworkId; token: string; owner: string; spender: string }): Promise<bigint>
  /** Whether there is a contract at this address. */
  hasCode(parameters: { network: CaipNetworkId; address: string }): Promise<boolean>
  /** The fee in wei that an OP-stack chain takes for its layer 1, for one transaction with `size` bytes of data. 0 elsewhere. */
  readDataFee(parameters: { network: CaipNetworkId; size: number }): Promise<bigint>
  /**
   * Runs calls one after another on the node, without a signature.
   *
   * @param parameters.tokens Contracts whose balances are compared before and after. The others count by their events.
   * @returns null if the node cannot simulate
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
   * The account's real gain from a transaction in a block, by token; negative for a loss. The native currency excludes the network fee,
   * and includes all transactions of the account in that block.
   *
   * @throws RpcUnavailableError within 10 s
   */
  readMoved(parameters: { network: CaipNetworkId; id: string; account: string }): Promise<Simulation['changes']>
}
