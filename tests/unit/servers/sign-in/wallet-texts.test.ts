import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { SignInError, verifySignIn } from '../../../../servers/index.js'
import { createSolanaLocalnet, solanaDevnet, solanaMainnet } from '../../../../src/chains/solana/index.js'
import { type CaipNetworkId, type SignInMessageData, writeSignInMessage } from '../../../../src/core/index.js'
import { createTestKey } from '../../../fixtures/standard-wallet.js'
import { describeMessage, ORIGIN, START, sign, startSignIn } from './fixtures/start-sign-in.js'

const key = createTestKey(7)
const accountAddress = base58.encode(ed25519.getPublicKey(key))
const mainnet: CaipNetworkId = `solana:${solanaMainnet.id}`
const devnet: CaipNetworkId = `solana:${solanaDevnet.id}`
const localnet: CaipNetworkId = `solana:${createSolanaLocalnet({ genesisHash: 'GUruU8KedggYPXYyPpefLa8BSXVCyHHM' }).id}`
const toBase64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64')

const whole = {
  statement: 'Sign in to Harbor.',
  expirationTime: new Date(START + 600_000).toISOString(),
  notBefore: new Date(START - 1_000).toISOString(),
  requestId: 'request-1',
  resources: ['https://app.example.com/terms', 'https://app.example.com/privacy'],
} satisfies Partial<SignInMessageData>

function write(changes: Partial<SignInMessageData> = {}): string {
  return writeSignInMessage(describeMessage({ accountAddress, chainId: mainnet, ...changes }))
}

/** The reply of the wallet when it signs `text` in place of the message. */
function signText(text: string, message: string) {
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(text), key))
  return { message, signature, signedMessage: toBase64(text) }
}

async function tryToVerify(body: { message: string; signature: string; signedMessage?: string }) {
  const chainIds = [mainnet, devnet, localnet, 'eip155:1'] as const
  const expected = { domain: 'app.example.com', uri: ORIGIN, nonce: describeMessage().nonce, chainIds, now: START }
  try {
    return (await verifySignIn({ ...body, expected, client: () => undefined })).accountAddress
  } catch (error) {
    return error instanceof SignInError ? error.code : error
  }
}

describe('a message that a wallet of Solana wrote itself', () => {
  test.each([
    ['as it was asked for', write(whole), write(whole)],
    ['with the name of the network', write(whole), write(whole).replace(mainnet, 'solana:mainnet')],
    ['with its short name', write(whole), write(whole).replace(mainnet, 'mainnet')],
    ['on Devnet', write({ chainId: devnet }), write({ chainId: devnet }).replace(devnet, 'solana:devnet')],
    ['on a local network', write({ chainId: localnet }), write({ chainId: localnet }).replace(localnet, 'localnet')],
    [
      'with a statement like a field',
      write({ statement: `Chain ID: ${mainnet}` }),
      write({ statement: `Chain ID: ${mainnet}` }).replace(`1\nChain ID: ${mainnet}`, '1\nChain ID: mainnet'),
    ],
    ['without a statement', write(), write().replace('\n\n\n', '\n\n').replace(mainnet, 'solana:mainnet')],
  ])('%s signs in', async (_what, message, text) => {
    expect(await tryToVerify(signText(text, message))).toBe(accountAddress)
  })

  test.each<[field: string, change: (text: string) => string]>([
    ['domain', (text) => text.replace('app.example.com wants', 'app.example.org wants')],
    ['kind of account', (text) => text.replace('your Solana', 'your Ethereum')],
    ['address', (text) => text.replace(accountAddress, base58.encode(ed25519.getPublicKey(createTestKey(8))))],
    ['statement', (text) => text.replace('Harbor', 'Haven')],
    ['absent statement', (text) => text.replace('Sign in to Harbor.\n\n', '')],
    ['uri', (text) => text.replace('URI: https://app.example.com', 'URI: https://app.example.com/admin')],
    ['version', (text) => text.replace('Version: 1', 'Version: 2')],
    ['network', (text) => text.replace('solana:mainnet', 'solana:devnet')],
    ['absent network', (text) => text.replace('\nChain ID: solana:mainnet', '')],
    ['nonce', (text) => text.replace('k3v9Qm27xPzL', 'k3v9Qm27xPzM')],
    ['absent nonce', (text) => text.replace('\nNonce: k3v9Qm27xPzL', '')],
    ['time', (text) => text.replace('Issued At: 2026-11-24T10:00:00', 'Issued At: 2026-11-24T10:00:01')],
    ['expiration', (text) => text.replace('10:10:00', '11:10:00')],
    ['start', (text) => text.replace('Not Before: 2026', 'Not Before: 2025')],
    ['request', (text) => text.replace('request-1', 'request-2')],
    ['resources', (text) => text.replace('/terms', '/other')],
    ['order of fields', (text) => text.replace(/(Version: 1)\n(Chain.*)\n/, '$2\n$1\n')],
    ['line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['end', (text) => `${text}\n`],
    ['beginning', (text) => `\uFEFF${text}`],
  ])('with another %s is refused, although its signature is right', async (_field, change) => {
    const message = write(whole)
    const text = message.replace(mainnet, 'solana:mainnet')
    const changed = change(text)
    expect(changed).not.toBe(text)
    expect(await tryToVerify(signText(changed, message))).toBe('signature')
  })

  test('is refused when the signature is of other bytes, or the bytes are no text', async () => {
    const message = write(whole)
    const body = signText(message.replace(mainnet, 'mainnet'), message)
    expect(await tryToVerify({ ...body, signedMessage: toBase64(message) })).toBe('signature')
    expect(await tryToVerify({ ...body, signedMessage: toBase64(Uint8Array.of(255, 254)) })).toBe('signature')
    expect(await tryToVerify({ ...body, signedMessage: '€' })).toBe('signature')
  })

  test('signs in at the server once, which refuses bytes that are no base64', async () => {
    const browser = startSignIn({ chains: [], networks: [solanaMainnet] }).openBrowser()
    const message = write({ nonce: await browser.readNonce() })
    const body = signText(message.replace('\n\n\n', '\n\n').replace(mainnet, 'solana:mainnet'), message)
    expect(await browser.verify({ ...body, signedMessage: '€' })).toMatchObject({
      status: 422,
      body: { reasons: [{ field: 'signedMessage', description: 'Must be base64.' }] },
    })
    expect(await browser.verify(body)).toMatchObject({ status: 200, body: { session: { accountAddress } } })
    expect(await browser.verify(body)).toMatchObject({ status: 401, body: { reasons: [{ field: 'nonce' }] } })
  })

  test('is refused on EVM chains, where wallets sign the text', async () => {
    const signed = await sign()
    expect(await tryToVerify(signed)).toBe(signed.message.split('\n')[1])
    expect(await tryToVerify({ ...signed, signedMessage: toBase64(signed.message) })).toBe('signature')
  })
})
