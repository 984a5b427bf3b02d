import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2tr, p2wpkh, RawTx, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { developmentAccounts } from '../../../../../servers/chains/bitcoin/development-accounts.js'
import { regtest } from '../../../../../servers/chains/bitcoin/regtest.js'
import { startLocalBitcoin } from '../../../../../servers/chains/bitcoin/start-local-bitcoin.js'
import type { Service } from '../../../../../servers/service.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const root = HDKey.fromMasterSeed(mnemonicToSeedSync('test test test test test test test test test test test junk'))
const folder = mkdtempSync(join(tmpdir(), 'lintel-bitcoin-'))
const reports: string[] = []
const start = (name: string) =>
  startLocalBitcoin({ port: 0, statePath: join(folder, name), report: (message) => reports.push(message) })

let service: Service
beforeAll(async () => {
  service = await start('shared.json')
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

type Kind = 'payment' | 'ordinals'
type Utxo = { txid: string; vout: number; value: number; status: { confirmed: boolean } }

function derive(index: number, kind: Kind) {
  const key = root.derive(`m/${kind === 'payment' ? 84 : 86}'/1'/0'/0/${index}`)
  const publicKey = key.publicKey ?? new Uint8Array()
  const output = kind === 'payment' ? p2wpkh(publicKey, regtest) : p2tr(publicKey.slice(1), undefined, regtest)
  return { privateKey: key.privateKey ?? new Uint8Array(), publicKey, output, address: output.address ?? '' }
}

async function get(path: string, url = service.url) {
  const response = await fetch(url + path)
  const text = await response.text()
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}

async function broadcast(hex: string, url = service.url) {
  const response = await fetch(`${url}/tx`, { method: 'POST', body: hex })
  return [response.status, await response.text()] as const
}

function mine(count: number, headers: Record<string, string> = {}) {
  return fetch(`${service.url}/lintel/mine/${count}`, { method: 'POST', headers })
}

/** Spends one output of a development account. `amount` and `fee` in sat. */
async function spend(
  index: number,
  kind: Kind,
  to: string,
  amount: number,
  options: { fee?: number; url?: string } = {},
) {
  const { fee = 500, url = service.url } = options
  const { privateKey, publicKey, output, address } = derive(index, kind)
  const [utxo] = (await get(`/address/${address}/utxo`, url)) as Utxo[]
  if (!utxo) throw new Error('no output')
  const transaction = new Transaction()
  transaction.addInput({
    txid: utxo.txid,
    index: utxo.vout,
    witnessUtxo: { script: output.script, amount: BigInt(utxo.value) },
    ...(kind === 'ordinals' ? { tapInternalKey: publicKey.slice(1) } : {}),
  })
  transaction.addOutputAddress(to, BigInt(amount), regtest)
  transaction.addOutputAddress(address, BigInt(utxo.value - amount - fee), regtest)
  transaction.sign(privateKey)
  transaction.finalize()
  return { transaction, hex: transaction.hex, utxo }
}

/** Changes the witnesses of a transaction. */
function withWitness(hex: string, change: (witness: Uint8Array[]) => Uint8Array[]): string {
  const raw = RawTx.decode(new Uint8Array(Buffer.from(hex, 'hex')))
  const witnesses = (raw.witnesses ?? []).map((witness) => change([...witness]))
  return Buffer.from(RawTx.encode({ ...raw, witnesses })).toString('hex')
}

const stranger = developmentAccounts[3].payment

test('the development addresses follow from the mnemonic, and are funded in two outputs each', async () => {
  for (const [index, { payment, ordinals }] of developmentAccounts.entries()) {
    expect([derive(index, 'payment').address, derive(index, 'ordinals').address]).toEqual([payment, ordinals])
  }
  const { chain_stats, mempool_stats } = await get(`/address/${developmentAccounts[2].ordinals}`)
  expect([chain_stats.funded_txo_sum, chain_stats.spent_txo_sum, mempool_stats.tx_count]).toEqual([1_250_000_000, 0, 0])
  expect(await get(`/address/${developmentAccounts[2].payment}/utxo`)).toHaveLength(2)
})

describe('sending', () => {
  test.each<[kind: Kind, index: number]>([
    ['payment', 0],
    ['ordinals', 0],
  ])('from %s: in the mempool first, then in a block', async (kind, index) => {
    const { transaction, hex, utxo } = await spend(index, kind, stranger, 30_000)
    const before = await get(`/address/${stranger}`)
    expect(await broadcast(hex)).toEqual([200, transaction.id])
    const during = await get(`/address/${stranger}`)
    expect(during.mempool_stats).toMatchObject({ funded_txo_sum: 30_000, tx_count: 1 })
    expect(during.chain_stats).toEqual(before.chain_stats)
    expect(await get(`/tx/${transaction.id}`)).toMatchObject({
      txid: transaction.id,
      fee: 500,
      weight: transaction.weight,
      vin: [{ txid: utxo.txid, vout: utxo.vout, prevout: { value: utxo.value } }],
      vout: [{ scriptpubkey_address: stranger, scriptpubkey_type: 'v0_p2wpkh', value: 30_000 }, {}],
      status: { confirmed: false },
    })
    const height = Number(await get('/blocks/tip/height'))
    await mine(1)
    expect(Number(await get('/blocks/tip/height'))).toBeGreaterThan(height)
    expect(await get(`/tx/${transaction.id}/status`)).toMatchObject({ confirmed: true, block_height: height + 1 })
    const after = await get(`/address/${stranger}`)
    expect(after.chain_stats.funded_txo_sum).toBe(before.chain_stats.funded_txo_sum + 30_000)
    expect(after.mempool_stats.tx_count).toBe(0)
    expect((await get(`/address/${stranger}/txs`))[0].txid).toBe(transaction.id)
    expect(await get(`/tx/${transaction.id}/hex`)).toBe(hex)
    expect(await broadcast(hex)).toEqual([400, expect.stringContaining('"code":-27')])
  })

  test.each<[kind: Kind]>([['payment'], ['ordinals']])(
    'a witness of %s that is changed does not spend',
    async (kind) => {
      const { hex } = await spend(1, kind, stranger, 20_000)
      const flipped = withWitness(hex, ([signature = new Uint8Array(), ...rest]) => {
        const changed = signature.slice()
        changed[20] = (changed[20] ?? 0) ^ 1
        return [changed, ...rest]
      })
      const refused = [400, expect.stringMatching(/"code":-26,"message":"mandatory-script-verify-flag-failed/)]
      expect(await broadcast(flipped)).toEqual(refused)
      expect(await broadcast(withWitness(hex, () => [new Uint8Array()]))).toEqual(refused)
      expect(await broadcast(withWitness(hex, (witness) => [...witness, Uint8Array.of(1)]))).toEqual(refused)
      expect((await broadcast(hex))[0]).toBe(200)
    },
  )

  test('the signature of another amount, of another key, and of another output does not spend', async () => {
    const { hex } = await spend(2, 'payment', stranger, 20_000)
    const raw = RawTx.decode(new Uint8Array(Buffer.from(hex, 'hex')))
    const [first, second] = raw.outputs
    if (!first || !second) throw new Error('no outputs')
    const changed = {
      ...raw,
      outputs: [
        { ...first, amount: first.amount + 1n },
        { ...second, amount: second.amount - 1n },
      ],
    }
    expect(await broadcast(Buffer.from(RawTx.encode(changed)).toString('hex'))).toEqual([
      400,
      expect.stringContaining('mandatory-script-verify-flag-failed'),
    ])
    const more = { ...raw, outputs: [{ ...first, amount: first.amount + 501n }, second] }
    const refused = [400, expect.stringContaining('bad-txns-in-belowout')]
    expect(await broadcast(Buffer.from(RawTx.encode(more)).toString('hex'))).toEqual(refused)
    const other = withWitness(hex, ([signature = new Uint8Array()]) => [signature, derive(1, 'payment').publicKey])
    expect(await broadcast(other)).toEqual([400, expect.stringContaining('Witness program mismatch')])
  })

  test('an output is spent once: in the mempool a conflict, in a block missing', async () => {
    const one = await spend(2, 'ordinals', stranger, 20_000)
    const two = await spend(2, 'ordinals', developmentAccounts[0].payment, 25_000)
    expect((await broadcast(one.hex))[0]).toBe(200)
    expect(await broadcast(two.hex)).toEqual([400, expect.stringContaining('txn-mempool-conflict')])
    await mine(1)
    expect(await broadcast(two.hex)).toEqual([400, expect.stringContaining('"code":-25')])
  })

  test.each<[reason: string, amount: number, fee: number]>([
    ['dust', 100, 500],
    ['min relay fee not met', 20_000, 10],
  ])('%s is refused', async (reason, amount, fee) => {
    const { hex } = await spend(3, 'payment', developmentAccounts[0].payment, amount, { fee })
    expect(await broadcast(hex)).toEqual([400, expect.stringContaining(reason)])
  })
})

test('a restart keeps balances, transactions and the height', async () => {
  const first = await start('kept.json')
  const { transaction, hex } = await spend(0, 'payment', stranger, 40_000, { url: first.url })
  expect((await broadcast(hex, first.url))[0]).toBe(200)
  const before = await get(`/address/${stranger}`, first.url)
  await first.close()
  const second = await start('kept.json')
  expect(await get(`/address/${stranger}`, second.url)).toEqual(before)
  expect((await get(`/tx/${transaction.id}`, second.url)).fee).toBe(500)
  expect(await broadcast(hex, second.url)).toEqual([400, expect.stringContaining('"code":-27')])
  await second.close()
})

test('a state file that cannot be read is reported and moved aside, and the chain starts fresh', async () => {
  writeFileSync(join(folder, 'broken.json'), '{"version":1}')
  const fresh = await start('broken.json')
  expect(reports).toEqual([expect.stringMatching(/^Local Bitcoin: the saved state could not be read/)])
  expect(readdirSync(folder).some((name) => name.startsWith('broken.json.broken-'))).toBe(true)
  expect((await get(`/address/${stranger}`, fresh.url)).chain_stats.funded_txo_sum).toBe(1_250_000_000)
  await fresh.close()
})

describe('garbage', () => {
  test.each<[what: string, path: string, status: number]>([
    ['an address of mainnet', '/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 400],
    ['a wrong checksum', '/address/bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnux/utxo', 400],
    ['mixed case', '/address/bcrt1Qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', 400],
    ['an address of Solana', '/address/oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96/txs', 400],
    ['a long text', `/address/${'1'.repeat(5_000)}`, 400],
    ['no id', '/tx/xyz', 400],
    ['an unknown id', `/tx/${'0'.repeat(64)}`, 404],
    ['an unknown part', `/tx/${'0'.repeat(64)}/merkle-proof`, 404],
    ['a height to come', '/block-height/999999', 404],
    ['an unknown path', '/mempool', 404],
  ])('%s', async (_what, path, status) => {
    expect((await fetch(service.url + path)).status).toBe(status)
  })

  test('bodies that are no transaction are refused, and reported to nobody', async () => {
    reports.length = 0
    for (const body of ['', 'xyz', 'abc', '00', '02000000', 'ff'.repeat(1_000), '0'.repeat(900_000)]) {
      expect((await broadcast(body))[0]).toBe(400)
    }
    expect(reports).toEqual([])
  })

  test('pages of other sites may not call, and no page makes blocks', async () => {
    const origin = 'https://evil.example'
    expect((await fetch(`${service.url}/fee-estimates`, { headers: { origin } })).status).toBe(401)
    expect((await mine(1, { origin: 'http://localhost:3000' })).status).toBe(404)
    expect((await get('/fee-estimates'))['6']).toBe(1)
    expect(await get('/block-height/0')).toBe('0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206')
  })
})
