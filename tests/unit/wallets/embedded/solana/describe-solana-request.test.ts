import { base58 } from '@scure/base'
import { address, type Instruction } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import type { SolanaContext } from '../../../../../wallets/embedded/approval/request-context.js'
import { describeSolanaRequest } from '../../../../../wallets/embedded/approval/solana/describe-solana-request.js'
import { ask as askEvm } from '../approval/sample-context.js'
import {
  account,
  associatedTokens,
  budget,
  createTokenAccount,
  friend,
  setPrice,
  table,
  toBase64,
  transfer,
  write,
  writeVersion1,
} from './sample-transactions.js'

const chainId = 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM'
const context: SolanaContext = { account, chainId, host: { origin: 'https://app.example', name: 'Harbor' } }

const ask = (method: string, params: unknown) => describeSolanaRequest({ method, params }, context)
const toText = (text: string) => base58.encode(new TextEncoder().encode(text))
const askToSign = (text: string) => ask('solana_signMessage', { message: toText(text), pubkey: account })
const unknown: Instruction = { programAddress: table, accounts: [], data: new Uint8Array([1]) }

const writeSignIn = (domain: string, address: string, chain = chainId.slice('solana:'.length)) =>
  `${domain} wants you to sign in with your Solana account:
${address}

URI: https://${domain}
Version: 1
Chain ID: ${chain}
Nonce: 8hQwZ3kLp2`

describe('a message', () => {
  it('is shown as text, and signed as it is', () => {
    expect(askToSign('hello')).toMatchObject({
      kind: 'message',
      account,
      accountType: 'eoa',
      chainId,
      text: 'hello',
      signIn: null,
      request: { kind: 'sign-solana-message', message: '0x68656c6c6f' },
      warnings: [],
    })
  })

  it('has warnings about what cannot be read', () => {
    expect(askToSign('a\u202eb')).toMatchObject({ text: 'a\\u202eb', warnings: [{ kind: 'hidden-characters' }] })
    const bytes = ask('solana_signMessage', { message: base58.encode(new Uint8Array([255, 254])) })
    expect(bytes).toMatchObject({ format: 'hex', text: '0xfffe', warnings: [{ kind: 'not-text' }] })
  })

  it('that signs in is a sign-in, without a warning for this site, account and chain', () => {
    const sent = askToSign(writeSignIn('app.example', account))
    expect(sent).toMatchObject({ signIn: { domain: 'app.example' }, warnings: [] })
    expect(askToSign(writeSignIn('app.example', account, chainId)).warnings).toEqual([])
  })

  it('that signs in elsewhere, for another account or chain, is told', () => {
    expect(askToSign(writeSignIn('bank.example', friend, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).warnings).toEqual([
      { kind: 'other-site', domain: 'bank.example' },
      { kind: 'other-account', address: friend },
      { kind: 'other-chain', chain: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ])
    expect(askToSign(`Hello\n${writeSignIn('app.example', account)}\nURI: https://bank.example`).warnings).toEqual([
      { kind: 'other-uri', uri: 'https://bank.example' },
      { kind: 'text-before' },
    ])
  })

  it.each([
    ['a transaction', write([transfer()]).slice(65)],
    ['a transaction of version 1', writeVersion1()],
    ['a transaction of a newer version', new Uint8Array([0x89, 1, 0, 0, ...base58.decode(account), 1, 2, 3])],
  ])('that is %s is refused', (_what, bytes) => {
    expect(() => ask('solana_signMessage', { message: base58.encode(bytes) })).toThrow('The message is a transaction')
  })
})

describe('transactions', () => {
  it('are explained, with what is signed', () => {
    const wire = write([transfer()])
    const approval = ask('solana_signTransaction', { transaction: toBase64(wire), pubkey: account })
    expect(approval).toMatchObject({
      kind: 'solana-transactions',
      account,
      transactions: [{ fee: 5_000n, steps: [{ type: 'sol-transfer', to: friend, lamports: 1_500_000_000n }] }],
      request: {
        kind: 'sign-solana-transactions',
        answer: 'one',
        transactions: [`0x${Buffer.from(wire).toString('hex')}`],
      },
      warnings: [],
    })
    expect(Object.isFrozen(approval.request)).toBe(true)
  })

  it('are warned of where nobody has the key of the receiver', () => {
    const burnt = transfer(account, address('1nc1nerator11111111111111111111111111111111'))
    const { warnings } = ask('solana_signTransaction', { transaction: toBase64(write([burnt])) })
    expect(warnings).toEqual([{ kind: 'burn' }])
  })

  it('can be several, or sent with options of a node', () => {
    const transaction = toBase64(write([transfer()]))
    const all = ask('solana_signAllTransactions', { transactions: [transaction, transaction] })
    expect(all).toMatchObject({ request: { answer: 'all' } })
    expect(all.kind === 'solana-transactions' && all.transactions).toHaveLength(2)
    const sendOptions = { preflightCommitment: 'finalized', maxRetries: 2 }
    expect(ask('solana_signAndSendTransaction', { transaction, sendOptions })).toMatchObject({
      request: { answer: 'sent', sendOptions },
    })
  })

  it.each([
    ['an unknown program', write([transfer(), unknown]), { kind: 'unknown-program', count: 1 }, [table]],
    ['tables of accounts', write([transfer()], { usesTable: true }), { kind: 'address-tables' }, []],
    [
      'a budget that is not known',
      write([transfer(), setPrice(1n, 1)]),
      { kind: 'unknown-program', count: 1 },
      [budget],
    ],
    [
      'an account created by a foreign program of tokens',
      write([createTokenAccount(table)]),
      { kind: 'unknown-program', count: 1 },
      [associatedTokens],
    ],
  ])('with %s are shown whole, with a warning', (_what, wire, warning, unknownPrograms) => {
    expect(ask('solana_signTransaction', { transaction: toBase64(wire) })).toMatchObject({
      transactions: [{ steps: null, unknownPrograms, wire: `0x${Buffer.from(wire).toString('hex')}` }],
      warnings: [warning],
    })
  })

  it.each([
    ['its price', write([transfer(), setPrice(2_000_000n)])],
    ['bytes after the price, which the network ignores', write([transfer(), setPrice(2_000_000n, 3)])],
    ['accounts from tables', write([transfer(), setPrice(2_000_000n)], { usesTable: true })],
  ])('have a fee with %s', (_what, wire) => {
    // 5,000 lamports, and 2 lamports for each of the 1,400,000 units.
    expect(ask('solana_signTransaction', { transaction: toBase64(wire) })).toMatchObject({
      transactions: [{ fee: 2_805_000n }],
    })
  })

  it('that create an account of a token by the known programs are explained', () => {
    const transaction = toBase64(write([createTokenAccount()]))
    expect(ask('solana_signTransaction', { transaction })).toMatchObject({
      transactions: [{ steps: [{ type: 'token-account', owner: friend, mint: table }] }],
      warnings: [],
    })
  })

  const wire = write([transfer()])
  const transaction = toBase64(wire)
  const longCount = new Uint8Array([0x81, 0, ...wire.slice(1)])

  it.each<[string, string, unknown, number]>([
    [
      'another fee payer',
      'solana_signTransaction',
      { transaction: toBase64(write([transfer()], { feePayer: friend })) },
      4100,
    ],
    ['another signer', 'solana_signTransaction', { transaction: toBase64(write([transfer(friend, account)])) }, 4100],
    [
      'one of several with another fee payer',
      'solana_signAllTransactions',
      { transactions: [transaction, toBase64(write([transfer()], { feePayer: friend }))] },
      4100,
    ],
    ['another account', 'solana_signTransaction', { transaction, pubkey: friend }, 4100],
    ['a message of another account', 'solana_signMessage', { message: toText('hi'), pubkey: friend }, 4100],
    [
      'a message of version 1',
      'solana_signTransaction',
      { transaction: toBase64(new Uint8Array([1, ...new Uint8Array(64), ...writeVersion1()])) },
      -32602,
    ],
    ['text that is not base64', 'solana_signTransaction', { transaction: '§' }, -32602],
    ['bytes that are no transaction', 'solana_signTransaction', { transaction: 'AQID' }, -32602],
    ['bytes after its end', 'solana_signTransaction', { transaction: toBase64(new Uint8Array([...wire, 0])) }, -32602],
    [
      'a longer form of the number of signatures',
      'solana_signTransaction',
      { transaction: toBase64(longCount) },
      -32602,
    ],
    ['too many bytes', 'solana_signTransaction', { transaction: toBase64(new Uint8Array(1_233)) }, -32602],
    ['no transaction', 'solana_signAllTransactions', { transactions: [] }, -32602],
    ['too many', 'solana_signAllTransactions', { transactions: new Array(11).fill(transaction) }, -32602],
    ['a field that is not known', 'solana_signTransaction', { transaction, feePayer: friend }, -32602],
    ['an option that is not known', 'solana_signAndSendTransaction', { transaction, sendOptions: { x: 1 } }, -32602],
    ['text that is not base58', 'solana_signMessage', { message: '0OIl' }, -32602],
    ['a message that is too long', 'solana_signMessage', { message: '2'.repeat(8_193) }, -32602],
    ['a list', 'solana_signMessage', [toText('hi')], -32602],
    ['a method of eip155', 'personal_sign', ['0x68', account], 4200],
    ['a method that is never answered', 'solana_getAccounts', {}, 4200],
  ])('are refused with %s', (_what, method, params, code) => {
    expect(() => ask(method, params)).toThrow(expect.objectContaining({ code }))
  })

  it('are refused with the reason, so that a developer knows what to change', () => {
    const refuse = (bytes: Uint8Array) => () => ask('solana_signTransaction', { transaction: toBase64(bytes) })
    expect(refuse(write([transfer()], { feePayer: friend }))).toThrow(`The fee payer is ${friend}`)
    expect(refuse(write([transfer(friend, account)]))).toThrow(`${friend} must sign this, too`)
    // Version, then a header that names no signer.
    const unsigned = new Uint8Array([0, 0x80, 0, ...wire.slice(67)])
    expect(refuse(unsigned)).toThrow('does not begin with the number of its signatures')
    expect(refuse(longCount)).toThrow('no transaction of Solana')
    expect(refuse(new Uint8Array([...wire, 0]))).toThrow('bytes after its end')
  })

  it('are refused on a network of eip155', () => {
    expect(() => askEvm('solana_signTransaction', [])).toThrow(expect.objectContaining({ code: 4200 }))
  })
})
