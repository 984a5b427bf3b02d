import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'
import { TEST_NETWORK } from '@scure/btc-signer'
import { getPublicKey, sign as signSr25519 } from '@scure/sr25519'
import { describe, expect, test } from 'vitest'
import { SignInError, type VerifySignInOptions, verifySignIn } from '../../../../servers/index.js'
import { bitcoinMainnet } from '../../../../src/chains/bip122/index.js'
import { readSs58, writeSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'
import { kusamaAssetHub, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import { solanaDevnet, solanaMainnet } from '../../../../src/chains/solana/index.js'
import {
  type CaipNetworkId,
  type Signed,
  type SignInMessageData,
  writeSignInMessage,
} from '../../../../src/core/index.js'
import { type BitcoinKey, createBitcoinKey, signBip322, signCompact } from '../../../fixtures/bitcoin-signing.js'
import { createTestSecret } from '../../../fixtures/injected-extension.js'
import { createTestKey } from '../../../fixtures/standard-wallet.js'
import { describeMessage, ORIGIN, START, startSignIn } from './fixtures/start-sign-in.js'

const polkadotId: CaipNetworkId = `polkadot:${polkadotAssetHub.id}`
const solanaId: CaipNetworkId = `solana:${solanaMainnet.id}`
const bitcoinId: CaipNetworkId = `bip122:${bitcoinMainnet.id}`
const networks = [solanaMainnet, bitcoinMainnet, polkadotAssetHub, kusamaAssetHub]

/** An account that signs as wallets do. */
type Account = { name: string; address: string; chainId: CaipNetworkId; sign(message: string): string }

const toHex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`
const toBytes = (text: string) => new TextEncoder().encode(text)
const wrap = (text: string) => toBytes(`<Bytes>${text}</Bytes>`)
const polkadotAccount = (name: string, id: Uint8Array, sign: (bytes: Uint8Array) => Uint8Array): Account => ({
  name,
  address: writeSs58({ id, prefix: 0 }),
  chainId: polkadotId,
  sign: (message) => toHex(sign(wrap(message))),
})

const bitcoinAccount = (
  name: string,
  key: BitcoinKey,
  sign: (key: BitcoinKey, message: string) => Signed,
): Account => ({
  name: `bitcoin with ${name}`,
  address: key.address,
  chainId: bitcoinId,
  sign: (message) => sign(key, message).signature,
})

/** The accounts of each kind with the key `byte`. */
function createAccounts(byte: number): readonly Account[] {
  const key = createTestKey(byte)
  const secret = createTestSecret(byte)
  return [
    {
      name: 'solana',
      address: base58.encode(ed25519.getPublicKey(key)),
      chainId: solanaId,
      sign: (message) => base58.encode(ed25519.sign(toBytes(message), key)),
    },
    polkadotAccount('polkadot with sr25519', getPublicKey(secret), (bytes) => signSr25519(secret, bytes)),
    polkadotAccount('polkadot with ed25519', ed25519.getPublicKey(key), (bytes) => ed25519.sign(bytes, key)),
    polkadotAccount('polkadot with ECDSA', blake2b(secp256k1.getPublicKey(key), { dkLen: 32 }), (bytes) => {
      const signature = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), key)
      return new Uint8Array([...signature.toCompactRawBytes(), signature.recovery])
    }),
    bitcoinAccount('BIP-322', createBitcoinKey(byte, 'p2wpkh'), signBip322),
    bitcoinAccount('taproot', createBitcoinKey(byte, 'p2tr'), signBip322),
    // 31: of a compressed key.
    bitcoinAccount('ECDSA', createBitcoinKey(byte, 'p2pkh'), (key, message) => signCompact(key, message, 31)),
  ]
}

const others = createAccounts(12)
const cases = createAccounts(11).map((account, index) => ({ ...account, other: others[index] ?? account }))

const whole: Partial<SignInMessageData> = {
  statement: 'Sign in to Harbor.',
  uri: `${ORIGIN}/start`,
  expirationTime: new Date(START + 600_000).toISOString(),
}

function write({ address, chainId }: Account, changes: Partial<SignInMessageData> = {}): string {
  return writeSignInMessage(describeMessage({ accountAddress: address, chainId, ...whole, ...changes }))
}

async function tryToVerify(
  message: string,
  signature: string,
  expected: Partial<VerifySignInOptions['expected']> = {},
): Promise<unknown> {
  const own = {
    domain: 'app.example.com',
    uri: ORIGIN,
    nonce: describeMessage().nonce,
    chainIds: [solanaId, bitcoinId, polkadotId],
    ss58Prefixes: { [polkadotId]: 0 },
    now: START,
    ...expected,
  }
  try {
    const { accountAddress } = await verifySignIn({ message, signature, expected: own, client: () => undefined })
    return accountAddress
  } catch (error) {
    return error instanceof SignInError ? error.code : error
  }
}

describe.each(cases)('sign-in on $name', (account) => {
  const { address, chainId, other } = account

  test('a visitor signs in at the server, once for each nonce, and is known afterwards', async () => {
    const browser = startSignIn({ chains: [], networks }).openBrowser()
    const message = write(account, { nonce: await browser.readNonce() })
    const body = { message, signature: account.sign(message) }
    expect(await browser.verify(body)).toMatchObject({
      status: 200,
      body: { session: { accountAddress: address, chainId } },
    })
    expect(await browser.readSession()).toMatchObject({ accountAddress: address, chainId })
    expect(await browser.verify(body)).toMatchObject({ status: 401, body: { reasons: [{ field: 'nonce' }] } })
  })

  test('a message and its signature are verified without the server too', async () => {
    const message = write(account)
    expect(await tryToVerify(message, account.sign(message))).toBe(address)
  })

  test.each<[what: string, change: (message: string) => string]>([
    ['the domain', (message) => message.replace('app.example.com wants', 'app.example.org wants')],
    ['the kind of account', (message) => message.replace(/with your \w+/, 'with your Ethereum')],
    ['the address', (message) => message.replace(address, other.address)],
    ['the statement', (message) => message.replace('Harbor', 'Haven')],
    ['the uri', (message) => message.replace('/start', '/admin')],
    ['the version', (message) => message.replace('Version: 1', 'Version: 2')],
    ['the namespace', (message) => message.replace(/Chain ID: .*/, 'Chain ID: 1')],
    ['the nonce', (message) => message.replace('k3v9Qm27xPzL', 'k3v9Qm27xPzM')],
    ['the time', (message) => message.replace('10:00:00', '10:00:01')],
    ['the expiration', (message) => message.replace('10:10:00', '11:10:00')],
    ['the line ends', (message) => message.replaceAll('\n', '\r\n')],
    ['the end', (message) => `${message}\n`],
  ])('%s, changed after it was signed, is refused', async (_what, change) => {
    const message = write(account)
    const changed = change(message)
    expect(changed).not.toBe(message)
    expect(await tryToVerify(changed, account.sign(message))).toMatch(
      /^(message|domain|uri|chain|nonce|time|signature)$/,
    )
  })

  test('the signature of another account or message is refused', async () => {
    const message = write(account)
    expect(await tryToVerify(message, other.sign(message))).toBe('signature')
    expect(await tryToVerify(message, account.sign(`${message} `))).toBe('signature')
  })

  test.each([
    '',
    '0x',
    'hello',
    '0OIl',
    `0x${'00'.repeat(64)}`,
    `0x${'00'.repeat(65)}`,
    '1'.repeat(64),
    'z'.repeat(100_000),
  ])('the signature %.20s is refused', async (signature) => {
    expect(await tryToVerify(write(account), signature)).toBe('signature')
  })

  test('its network is accepted only where it is listed', async () => {
    const message = write(account)
    const signature = account.sign(message)
    expect(await tryToVerify(message, signature, { chainIds: ['eip155:1'] })).toBe('chain')
    expect(await tryToVerify(message, signature, { chainIds: undefined })).toBe('chain')
    const browser = startSignIn().openBrowser()
    const asked = write(account, { nonce: await browser.readNonce() })
    expect(await browser.verify({ message: asked, signature: account.sign(asked) })).toMatchObject({
      status: 401,
      body: { reasons: [{ field: 'chain' }] },
    })
  })
})

describe('an address', () => {
  const [solana, polkadot] = cases
  const bitcoin = cases.find(({ chainId }) => chainId === bitcoinId)
  if (!solana || !polkadot || !bitcoin) throw new Error('There are no accounts.')
  const id = readSs58(polkadot.address)?.id ?? new Uint8Array(32)

  test.each([
    ['of another prefix', polkadot, writeSs58({ id, prefix: 42 })],
    ['with a wrong checksum', polkadot, polkadot.address.replace(/.$/, (last) => (last === '1' ? '2' : '1'))],
    ['of Solana', polkadot, solana.address],
    ['of Polkadot', solana, polkadot.address],
    ['of Bitcoin', solana, bitcoin.address],
    ['of another network of Bitcoin', bitcoin, createBitcoinKey(11, 'p2wpkh', TEST_NETWORK).address],
    ['in capital letters', bitcoin, bitcoin.address.toUpperCase()],
    ['of Ethereum', solana, '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
  ] as const)('%s is refused, even when it was signed so', async (_what, account, accountAddress) => {
    const message = write(account, { accountAddress })
    expect(await tryToVerify(message, account.sign(message))).toBe('message')
  })

  test('has the prefix 42 on a network that names none', async () => {
    const message = write(polkadot, { accountAddress: writeSs58({ id, prefix: 42 }) })
    expect(await tryToVerify(message, polkadot.sign(message), { ss58Prefixes: undefined })).toBe(
      writeSs58({ id, prefix: 42 }),
    )
  })
})

describe('the networks of the server', () => {
  test('are those that it lists, each with its prefix', async () => {
    const [, account] = cases
    if (!account) throw new Error('There is no account.')
    const browser = startSignIn({ networks: [kusamaAssetHub, solanaDevnet] }).openBrowser()
    const id = readSs58(account.address)?.id ?? new Uint8Array(32)
    const chainId: CaipNetworkId = `polkadot:${kusamaAssetHub.id}`
    const signIn = async (prefix: number) => {
      const nonce = await browser.readNonce()
      const message = write(account, { nonce, chainId, accountAddress: writeSs58({ id, prefix }) })
      return browser.verify({ message, signature: account.sign(message) })
    }
    expect(await signIn(0)).toMatchObject({ status: 401, body: { reasons: [{ field: 'message' }] } })
    expect(await signIn(2)).toMatchObject({ status: 200 })
  })

  test.each([
    ['none', { chains: [], networks: [] }, 'chains'],
    ['EVM chains in `networks`', { networks: [{ id: 1 }] }, 'networks[0].chainNamespace'],
  ])('are not %s', (_what, options, option) => {
    expect(() => startSignIn(options)).toThrow(expect.objectContaining({ code: 'invalid-option', option }))
  })
})
