import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPasswordMethod, derivePasskeyKey } from '../../../../wallets/embedded/keys/recovery-key.js'
import { openKeyWorker } from '../../../../wallets/embedded/signer/open-key-worker.js'
import { runKeyOperation, SharesMismatchError } from '../../../../wallets/embedded/signer/run-key-operation.js'
import { createTestWallet, testTerms } from './create-test-wallet.js'

/** Every secret that an operation derives. */
const made = vi.hoisted((): Uint8Array[] => [])

vi.mock('../../../../wallets/embedded/signer/key-worker.ts?worker&url', () => ({ default: '/worker.js' }))
vi.mock('../../../../wallets/embedded/keys/split-entropy.js', async (load) => {
  const parts = await load<typeof import('../../../../wallets/embedded/keys/split-entropy.js')>()
  return {
    ...parts,
    createEntropy: () => keep(parts.createEntropy()),
    splitEntropy: async (entropy: Uint8Array) => {
      const shares = await parts.splitEntropy(entropy)
      for (const share of Object.values(shares)) keep(share)
      return shares
    },
    combineShares: async (...shares: [Uint8Array, Uint8Array]) => keep(await parts.combineShares(...shares)),
  }
})
vi.mock('../../../../wallets/embedded/keys/derive-accounts.js', async (load) => {
  const parts = await load<typeof import('../../../../wallets/embedded/keys/derive-accounts.js')>()
  return {
    ...parts,
    deriveSeed: async (entropy: Uint8Array) => keep(await parts.deriveSeed(entropy)),
    deriveEvmKey: (seed: Uint8Array) => keep(parts.deriveEvmKey(seed)),
    deriveSolanaKey: (seed: Uint8Array) => keep(parts.deriveSolanaKey(seed)),
  }
})

function keep(secret: Uint8Array): Uint8Array {
  made.push(secret)
  return secret
}

const isWiped = (secret: Uint8Array) => secret.every((byte) => byte === 0)

afterEach(() => {
  made.length = 0
  vi.unstubAllGlobals()
})

async function createPair() {
  const { shares, addresses } = await createTestWallet()
  return { shares, address: addresses.eip155 }
}

describe('the key and what it is derived from', () => {
  it('are zeros after a wallet was created', async () => {
    await createPair()
    // With the three shares, of which the page gets a copy of its own.
    expect(made).toHaveLength(7)
    expect(made.filter((secret) => !isWiped(secret))).toEqual([])
  })

  it('are zeros after the recovery was sealed', async () => {
    const pair = await createPair()
    made.length = 0
    const key = await derivePasskeyKey(new Uint8Array(32))
    const recovery = { walletId: 'w'.repeat(22), method: createPasswordMethod(), key, terms: testTerms }
    await runKeyOperation({ kind: 'seal-recovery', ...recovery, ...pair })
    expect(made).toHaveLength(7)
    expect(made.filter((secret) => !isWiped(secret))).toEqual([])
  })

  it('are zeros after a signature', async () => {
    const pair = await createPair()
    made.length = 0
    await runKeyOperation({ kind: 'sign-message', message: '0x6869', ...pair })
    expect(made).toHaveLength(4)
    expect(made.filter((secret) => !isWiped(secret))).toEqual([])
  })

  it('are zeros after a failure', async () => {
    const { shares } = await createPair()
    const { address } = await createPair()
    made.length = 0
    const signing = runKeyOperation({ kind: 'sign-message', message: '0x6869', shares, address })
    await expect(signing).rejects.toThrow(SharesMismatchError)
    expect(made).toHaveLength(4)
    expect(made.filter((secret) => !isWiped(secret))).toEqual([])
  })
})

describe('the worker', () => {
  /** A worker that records the calls of the page. */
  function fakeWorker() {
    const worker = {
      posted: [] as unknown[],
      isEnded: false,
      onmessage: (_event: { data: unknown }) => {},
      postMessage: (message: unknown) => void worker.posted.push(structuredClone(message)),
      terminate: () => {
        worker.isEnded = true
      },
    }
    // biome-ignore lint/complexity/useArrowFunction: it is called with `new`.
    vi.stubGlobal('Worker', function () {
      return worker
    })
    return worker
  }

  it.each([
    ['a signature', { result: { signature: '0x' } }],
    ['a failure', { error: 'SharesMismatchError' }],
  ])('is ended after %s, and the page has wiped its shares before', async (_, reply) => {
    const worker = fakeWorker()
    const { shares, address } = await createPair()
    const signing = openKeyWorker().run({ kind: 'sign-message', message: '0x6869', shares, address })
    expect(worker.posted).toHaveLength(1)
    expect(shares.every(isWiped)).toBe(true)
    expect(worker.isEnded).toBe(false)
    worker.onmessage({ data: reply })
    await signing.catch(() => undefined)
    expect(worker.isEnded).toBe(true)
  })
})
