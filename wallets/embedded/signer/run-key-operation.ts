import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { type Address, isAddressEqual, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { toDelegationTypedData } from '../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../src/embedded/smart-account/get-smart-account-address.js'
import { toUserOperationTypedData } from '../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { hashWalletClaim, type WalletClaim, type WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { deriveEvmKey, deriveSeed, deriveSolanaKey, writeMnemonic } from '../keys/derive-accounts.js'
import { nameRecovery } from '../keys/name-recovery.js'
import { sealBytes } from '../keys/seal-bytes.js'
import { combineShares, createEntropy, type KeyShares, splitEntropy, wipe } from '../keys/split-entropy.js'
import type { KeyOperation, KeyOperationResult, WalletAddresses } from './key-operation.js'

/** The shares do not give the wallet's key: one was changed, or they belong to different splits. */
export class SharesMismatchError extends Error {
  override name = 'SharesMismatchError'

  constructor(options?: ErrorOptions) {
    super('The shares do not give the key of this wallet.', options)
  }
}

/** The data to sign belongs to another account than the key. */
export class SenderMismatchError extends Error {
  override name = 'SenderMismatchError'

  constructor() {
    super('The data to sign belongs to another account than the key.')
  }
}

/**
 * Combines the shares, does one thing with the key and wipes it. Runs in a worker that ends afterwards, because a key
 * also leaves copies in texts and numbers that JavaScript cannot overwrite.
 *
 * @throws SharesMismatchError when the key is not that of `address`, SenderMismatchError
 */
export async function runKeyOperation<Kind extends KeyOperation['kind']>(
  operation: Extract<KeyOperation, { kind: Kind }>,
): Promise<KeyOperationResult<Kind>>
export async function runKeyOperation(operation: KeyOperation): Promise<KeyOperationResult<KeyOperation['kind']>> {
  const entropy = operation.kind === 'create' ? createEntropy() : await combine(operation.shares)
  const seed = await deriveSeed(entropy)
  const evmKey = deriveEvmKey(seed)
  const solanaKey = deriveSolanaKey(seed)
  try {
    const account = privateKeyToAccount(toHex(evmKey))
    if (operation.kind !== 'create' && !isAddressEqual(account.address, operation.address as `0x${string}`)) {
      throw new SharesMismatchError()
    }
    return await applyKeys(operation, { entropy, account, solanaKey })
  } finally {
    wipe(entropy, seed, evmKey, solanaKey)
  }
}

async function combine(shares: readonly [Uint8Array, Uint8Array]): Promise<Uint8Array> {
  try {
    return await combineShares(...shares)
  } catch (cause) {
    // Each share has a random number of one byte. Those of two splits may have the same, and then they cannot be combined at all.
    throw new SharesMismatchError({ cause })
  }
}

async function applyKeys(
  operation: KeyOperation,
  { entropy, account, solanaKey }: { entropy: Uint8Array; account: PrivateKeyAccount; solanaKey: Uint8Array },
): Promise<KeyOperationResult<KeyOperation['kind']>> {
  switch (operation.kind) {
    case 'create':
      return withSplit(entropy, async ({ device, server }) => {
        const { walletId, replaces, terms } = operation
        const wallet = { walletId, addresses: listAddresses(account, solanaKey), share: writeBase64Url(server) }
        const about =
          replaces === null
            ? ({ action: 'create-wallet', walletId, stored: wallet } as const)
            : ({ action: 'replace-wallet', walletId: replaces, stored: { walletId: replaces, wallet } } as const)
        return { share: device.slice(), wallet, proof: await prove(account, { ...about, ...terms }) }
      })
    case 'split':
      return withSplit(entropy, async ({ device, server }) => {
        const { walletId, terms } = operation
        const stored = { walletId, share: writeBase64Url(server) }
        const proof = await prove(account, { action: 'add-device', walletId, stored, ...terms })
        return { share: device.slice(), body: { ...stored, proof } }
      })
    case 'seal-recovery':
      return withSplit(entropy, async ({ recovery, server }) => {
        const { walletId, method, key, terms } = operation
        const sealed = await sealBytes(key, recovery, nameRecovery(walletId))
        const stored = { walletId, method, sealed, share: writeBase64Url(server) }
        const proof = await prove(account, { action: 'set-recovery', walletId, stored, ...terms })
        return { body: { ...stored, proof } }
      })
    case 'prove':
      return { proof: await prove(account, operation.claim) }
    case 'export':
      return { mnemonic: writeMnemonic(entropy) }
    case 'sign-message':
      return { signature: await account.signMessage({ message: { raw: operation.message } }) }
    case 'sign-typed-data':
      return { signature: await account.signTypedData(operation.typedData) }
    case 'sign-transactions':
      return {
        transactions: await Promise.all(
          operation.transactions.map((transaction) => account.signTransaction(transaction)),
        ),
      }
    case 'sign-user-operation': {
      // The signed data is built here, so that it is an operation of this account and of no other contract.
      const { operation: unsigned, chainId, message } = operation
      requireOwnAccount(unsigned.sender, account)
      const signature = await account.signTypedData(toUserOperationTypedData(unsigned, chainId))
      if (message === undefined) return { signature }
      return { signature, messageSignature: await account.signMessage({ message: { raw: message } }) }
    }
    case 'sign-delegation': {
      const { delegation, chainId } = operation
      requireOwnAccount(delegation.delegator, account)
      return { signature: await account.signTypedData(toDelegationTypedData(delegation, chainId)) }
    }
    case 'sign-solana':
      // The service keeps the address, and the visitor was shown it.
      if (operation.signer !== listAddresses(account, solanaKey).solana) throw new SenderMismatchError()
      return { signatures: operation.messages.map((message) => ed25519.sign(message, solanaKey)) }
  }
}

/** Splits the key, and wipes the shares after `work`. */
async function withSplit<Result>(entropy: Uint8Array, work: (shares: KeyShares) => Promise<Result>): Promise<Result> {
  const shares = await splitEntropy(entropy)
  try {
    return await work(shares)
  } finally {
    wipe(shares.device, shares.server, shares.recovery)
  }
}

async function prove(account: PrivateKeyAccount, claim: WalletClaim): Promise<WalletProof> {
  return { nonce: claim.nonce, signature: await account.sign({ hash: hashWalletClaim(claim) }) }
}

function listAddresses({ address }: PrivateKeyAccount, solanaKey: Uint8Array): WalletAddresses {
  return { eip155: address, solana: base58.encode(ed25519.getPublicKey(solanaKey)) }
}

/**
 * Signs with a key that everybody knows. The first use of a curve builds its tables and lets the browser compile its code:
 * a visitor who has approved should not wait for that.
 */
export async function warmUp(): Promise<void> {
  const seed = await deriveSeed(new Uint8Array(16))
  await privateKeyToAccount(toHex(deriveEvmKey(seed))).signMessage({ message: '' })
}

function requireOwnAccount(address: Address, { address: owner }: PrivateKeyAccount): void {
  if (!isAddressEqual(address, getSmartAccountAddress(owner))) throw new SenderMismatchError()
}
