import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  address,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { genesisHash } from '../../../../../servers/chains/solana/create-slots.js'
import { developmentAccounts } from '../../../../../servers/chains/solana/development-accounts.js'
import { startLocalSolana } from '../../../../../servers/chains/solana/start-local-solana.js'
import { localSolanaTokens } from '../../../../../servers/chains/solana/tokens.js'
import type { Service } from '../../../../../servers/service.js'
import { call, connect, createStranger, deriveSigner, type Rpc, sign, signTransfer } from './fixtures.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const SOL = 1_000_000_000n
const folder = mkdtempSync(join(tmpdir(), 'lintel-solana-'))
const reports: string[] = []
const start = (name: string) =>
  startLocalSolana({ port: 0, statePath: join(folder, name), report: (message) => reports.push(message) })

let service: Service
let rpc: Rpc
beforeAll(async () => {
  service = await start('shared.json')
  rpc = connect(service.url)
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

async function waitForStatus(signature: Parameters<Rpc['getSignatureStatuses']>[0][number]) {
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  return value[0]
}

describe('what a new chain has', () => {
  test('the development accounts follow from the mnemonic, and are funded', async () => {
    for (const [index, at] of developmentAccounts.entries()) {
      expect((await deriveSigner(index)).address).toBe(at)
    }
    const { value } = await rpc.getBalance(address(developmentAccounts[3])).send()
    expect(value).toBe(10_000n * SOL)
  })

  test('each has the tokens of both programs, with their decimals and names', async () => {
    const owner = address(developmentAccounts[2])
    const held = await Promise.all(
      [localSolanaTokens.harborDollar, localSolanaTokens.sail].map(({ program }) =>
        rpc.getTokenAccountsByOwner(owner, { programId: address(program) }, { encoding: 'jsonParsed' }).send(),
      ),
    )
    const listed = held.flatMap(({ value }) => value.map(({ account }) => account.data.parsed.info))
    const amounts = listed.map(({ mint, tokenAmount }) => [mint, tokenAmount.uiAmountString, tokenAmount.decimals])
    expect(amounts.toSorted()).toEqual(
      Object.values(localSolanaTokens)
        .map(({ mint, decimals }) => [mint, '10000', decimals])
        .toSorted(),
    )
    const mint = await call(service.url, 'getAccountInfo', [localSolanaTokens.sail.mint, { encoding: 'jsonParsed' }])
    expect(mint.result.value.data).toMatchObject({
      program: 'spl-token-2022',
      parsed: {
        type: 'mint',
        info: {
          decimals: 9,
          extensions: [
            { extension: 'metadataPointer', state: { metadataAddress: localSolanaTokens.sail.mint } },
            { extension: 'tokenMetadata', state: { name: 'Sail', symbol: 'SAIL' } },
          ],
        },
      },
    })
    const hook = await call(service.url, 'getAccountInfo', [localSolanaTokens.hook.mint, { encoding: 'jsonParsed' }])
    expect(hook.result.value.data.parsed.info.extensions).toContainEqual(
      expect.objectContaining({ extension: 'transferHook' }),
    )
  })

  test('its genesis hash is the same on every machine', async () => {
    expect(await rpc.getGenesisHash().send()).toBe(genesisHash)
    expect(await rpc.getHealth().send()).toBe('ok')
    expect((await rpc.getVersion().send())['solana-core']).toContain('litesvm')
  })
})

describe('transactions', () => {
  test('SOL is sent for the fee that was asked for before, and the history says so', async () => {
    const alice = await deriveSigner(0)
    const to = (await createStranger('receives SOL')).address
    const before = (await rpc.getBalance(alice.address).send()).value
    const wire = await signTransfer(rpc, alice, to, SOL)
    const simulated = await rpc.simulateTransaction(wire, { encoding: 'base64' }).send()
    expect(simulated.value.err).toBeNull()
    expect(simulated.value.unitsConsumed).toBe(150n)
    const signature = await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
    expect((await rpc.getBalance(to).send()).value).toBe(SOL)
    expect((await rpc.getBalance(alice.address).send()).value).toBe(before - SOL - 5_000n)
    expect(simulated.value.fee).toBe(5_000n)

    expect(await waitForStatus(signature)).toMatchObject({ err: null })
    await call(service.url, 'lintel_advanceSlots', [40])
    expect(await waitForStatus(signature)).toMatchObject({ confirmationStatus: 'finalized', confirmations: null })
    const found = await rpc.getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
    expect(found).toMatchObject({
      version: 0,
      meta: { err: null, fee: 5_000n },
      transaction: { signatures: [signature] },
    })
    expect(found?.meta?.preBalances[0]).toBe(before)
    expect(found?.meta?.postBalances[0]).toBe(before - SOL - 5_000n)
    const raw = await rpc.getTransaction(signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 }).send()
    expect(raw?.transaction).toEqual([wire, 'base64'])
    expect(await rpc.getSignaturesForAddress(to).send()).toMatchObject([{ signature, err: null }])
    await expect(rpc.getTransaction(signature).send()).rejects.toThrow(/version/i)
  })

  test('a priority fee is charged as it was said, and is among the recent ones', async () => {
    const alice = await deriveSigner(0)
    const to = (await createStranger('in a hurry')).address
    const transfer = getTransferSolInstruction({ source: alice, destination: to, amount: SOL })
    const wire = await sign(rpc, alice, [transfer], { unitPrice: 2_500_500n, unitLimit: 1_000 })
    const message = Buffer.from(wire, 'base64').subarray(65).toString('base64')
    const { result } = await call(service.url, 'getFeeForMessage', [message])
    expect(result.value).toBe(5_000 + 2_501)
    const before = (await rpc.getBalance(alice.address).send()).value
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
    expect((await rpc.getBalance(alice.address).send()).value).toBe(before - SOL - 7_501n)
    const fees = await rpc.getRecentPrioritizationFees([to]).send()
    expect(fees).toHaveLength(150)
    expect(fees.map(({ prioritizationFee }) => prioritizationFee).filter((fee) => fee > 0n)).toEqual([2_500_500n])
  })

  test('the same transaction does not run twice', async () => {
    const to = (await createStranger('paid once')).address
    const wire = await signTransfer(rpc, await deriveSigner(0), to, SOL)
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
    const again = await call(service.url, 'sendTransaction', [wire, { encoding: 'base64' }])
    expect(again.error).toMatchObject({ code: -32_002, data: { err: 'AlreadyProcessed' } })
    await call(service.url, 'sendTransaction', [wire, { encoding: 'base64', skipPreflight: true }])
    expect((await rpc.getBalance(to).send()).value).toBe(SOL)
  })

  test.each([localSolanaTokens.harborDollar, localSolanaTokens.sail])(
    '$symbol is sent to an owner without an account for it, which is created',
    async ({ mint, program, decimals }) => {
      const payer = await deriveSigner(1)
      const to = (await createStranger('receives tokens')).address
      const programAddress = address(program)
      const find = (owner: typeof to) =>
        findAssociatedTokenPda({ owner, mint: address(mint), tokenProgram: programAddress })
      const [[source], [destination]] = await Promise.all([find(payer.address), find(to)])
      const wire = await sign(rpc, payer, [
        getCreateAssociatedTokenIdempotentInstruction({
          payer,
          ata: destination,
          owner: to,
          mint: address(mint),
          tokenProgram: programAddress,
        }),
        getTransferCheckedInstruction(
          {
            source,
            mint: address(mint),
            destination,
            authority: payer,
            amount: 25n * 10n ** BigInt(decimals),
            decimals,
          },
          { programAddress },
        ),
      ])
      const signature = await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
      expect((await rpc.getTokenAccountBalance(destination).send()).value).toMatchObject({
        uiAmountString: '25',
        decimals,
      })
      expect((await rpc.getTokenAccountBalance(source).send()).value.uiAmountString).toBe('9975')
      const { value } = await rpc
        .getTokenAccountsByOwner(to, { mint: address(mint) }, { encoding: 'jsonParsed' })
        .send()
      expect(value.map(({ pubkey }) => pubkey)).toEqual([destination])
      const found = await rpc.getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 }).send()
      expect(found?.meta?.postTokenBalances).toContainEqual(
        expect.objectContaining({ mint, owner: to, uiTokenAmount: expect.objectContaining({ uiAmountString: '25' }) }),
      )
    },
  )

  test('an expired blockhash is refused, and said to be invalid before', async () => {
    const { value } = await rpc.getLatestBlockhash().send()
    const wire = await signTransfer(rpc, await deriveSigner(0), (await createStranger('late')).address, SOL)
    expect((await rpc.isBlockhashValid(value.blockhash).send()).value).toBe(true)
    await call(service.url, 'lintel_advanceSlots', [151])
    expect(await rpc.getBlockHeight().send()).toBeGreaterThan(value.lastValidBlockHeight)
    expect((await rpc.isBlockhashValid(value.blockhash).send()).value).toBe(false)
    const error = await rpc
      .sendTransaction(wire, { encoding: 'base64' })
      .send()
      .catch((reason) => reason)
    expect(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)).toBe(true)
    expect(isSolanaError(error.cause, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)).toBe(true)
    const simulated = await rpc.simulateTransaction(wire, { encoding: 'base64' }).send()
    expect(simulated.value.err).toBe('BlockhashNotFound')
    const replaced = await rpc.simulateTransaction(wire, { encoding: 'base64', replaceRecentBlockhash: true }).send()
    expect(replaced.value).toMatchObject({ err: null, replacementBlockhash: { blockhash: expect.any(String) } })
  })

  test('a failure is found before sending; without that, it is in a block and costs the fee', async () => {
    const alice = await deriveSigner(0)
    const to = (await createStranger('too much')).address
    const wire = await signTransfer(rpc, alice, to, 1_000_000n * SOL)
    const simulated = await rpc.simulateTransaction(wire, { encoding: 'base64' }).send()
    expect(simulated.value.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
    const refused = await call(service.url, 'sendTransaction', [wire, { encoding: 'base64' }])
    expect(refused.error).toMatchObject({
      code: -32_002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      data: { err: { InstructionError: [0, { Custom: 1 }] } },
    })
    const before = (await rpc.getBalance(alice.address).send()).value
    const signature = await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
    expect((await rpc.getBalance(alice.address).send()).value).toBe(before - 5_000n)
    expect(await waitForStatus(signature)).toMatchObject({ err: { InstructionError: [0n, { Custom: 1n }] } })
  })

  test('an account without SOL cannot pay the fee', async () => {
    const poor = await createStranger('poor')
    const wire = await signTransfer(rpc, poor, (await deriveSigner(0)).address, 1n)
    const refused = await call(service.url, 'sendTransaction', [wire, { encoding: 'base64' }])
    expect(refused.error).toMatchObject({ code: -32_002, data: { err: 'AccountNotFound' } })
  })

  test('a changed signature is refused', async () => {
    const wire = await signTransfer(rpc, await deriveSigner(0), (await createStranger('forged')).address, SOL)
    const bytes = Buffer.from(wire, 'base64')
    bytes[5] = (bytes[5] ?? 0) ^ 1
    const refused = await call(service.url, 'sendTransaction', [bytes.toString('base64'), { encoding: 'base64' }])
    expect(refused.error.code).toBe(-32_003)
    bytes.fill(0, 1, 65)
    const unsigned = await call(service.url, 'sendTransaction', [bytes.toString('base64'), { encoding: 'base64' }])
    expect(unsigned.error.code).toBe(-32_003)
    const simulated = await call(service.url, 'simulateTransaction', [bytes.toString('base64'), { encoding: 'base64' }])
    expect(simulated.result.value.err).toBeNull()
  })

  test('an airdrop arrives, each time, up to a limit', async () => {
    const to = (await createStranger('newcomer')).address
    const first = await call(service.url, 'requestAirdrop', [to, 2e9])
    const second = await call(service.url, 'requestAirdrop', [to, 2e9])
    expect(second.result).not.toBe(first.result)
    expect((await rpc.getBalance(to).send()).value).toBe(4n * SOL)
    expect((await call(service.url, 'requestAirdrop', [to, 1e12])).error.code).toBe(-32_602)
  })
})

test('a restart keeps balances, history and the slot', async () => {
  const first = await start('kept.json')
  const to = (await createStranger('kept')).address
  const own = connect(first.url)
  const wire = await signTransfer(own, await deriveSigner(0), to, 3n * SOL)
  const signature = await own.sendTransaction(wire, { encoding: 'base64' }).send()
  await call(first.url, 'lintel_advanceSlots', [1_000])
  const slot = await own.getSlot().send()
  await first.close()
  const second = await start('kept.json')
  const again = connect(second.url)
  expect((await again.getBalance(to).send()).value).toBe(3n * SOL)
  expect(await again.getSlot().send()).toBeGreaterThanOrEqual(slot)
  expect(await again.getSignaturesForAddress(to).send()).toMatchObject([{ signature }])
  const owner = address(developmentAccounts[0])
  const program = address(localSolanaTokens.sail.program)
  const held = await again.getTokenAccountsByOwner(owner, { programId: program }, { encoding: 'jsonParsed' }).send()
  expect(held.value).toHaveLength(3)
  await second.close()
})

test.each([
  ['text', 'no JSON {'],
  ['another form', '{"version":1,"accounts":[]}'],
  [
    'an address that is none',
    '{"version":1,"createdAt":1,"slot":1,"history":[],"accounts":[{"address":"0","lamports":"1","owner":"0","executable":false,"data":""}]}',
  ],
])('a state file with %s is reported and moved aside, and the chain starts fresh', async (_what, content) => {
  const path = join(folder, 'broken.json')
  writeFileSync(path, content)
  reports.length = 0
  const fresh = await start('broken.json')
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatch(
    /^Local Solana: the saved state could not be read .* It was moved to .*broken-\d+; the chain/,
  )
  const aside = readdirSync(folder).find((name) => name.startsWith('broken.json.broken-')) ?? ''
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(content)
  expect((await connect(fresh.url).getBalance(address(developmentAccounts[0])).send()).value).toBe(10_000n * SOL)
  await fresh.close()
  rmSync(join(folder, aside))
})

describe('garbage', () => {
  test.each<[code: number, method: string, params: unknown]>([
    [-32_601, 'getProgramAccounts', []],
    [-32_601, 'constructor', []],
    [-32_602, 'getBalance', {}],
    [-32_602, 'getBalance', []],
    [-32_602, 'getBalance', ['0OIl']],
    [-32_602, 'getBalance', ['1'.repeat(50_000)]],
    [-32_602, 'getBalance', ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw']],
    [-32_602, 'getBalance', [developmentAccounts[0], 'finalized']],
    [-32_016, 'getBalance', [developmentAccounts[0], { minContextSlot: 1e12 }]],
    [-32_600, 'getAccountInfo', [localSolanaTokens.sail.mint]],
    [-32_602, 'getAccountInfo', [developmentAccounts[0], { encoding: 'base64+zstd' }]],
    [-32_602, 'getMultipleAccounts', [Array(101).fill(developmentAccounts[0])]],
    [-32_602, 'getTokenAccountsByOwner', [developmentAccounts[0], {}]],
    [-32_602, 'getTokenAccountsByOwner', [developmentAccounts[0], { mint: developmentAccounts[1] }]],
    [-32_602, 'getTokenAccountBalance', [developmentAccounts[0]]],
    [-32_602, 'getSignatureStatuses', [['1']]],
    [-32_602, 'getMinimumBalanceForRentExemption', [-1]],
    [-32_602, 'sendTransaction', ['!!!!', { encoding: 'base64' }]],
    [-32_602, 'sendTransaction', ['AAAA', { encoding: 'base64' }]],
    [-32_602, 'sendTransaction', ['A'.repeat(4_000), { encoding: 'base64' }]],
    [-32_602, 'sendTransaction', ['/'.repeat(1_600), { encoding: 'base64' }]],
    [-32_602, 'sendTransaction', [1]],
    [-32_602, 'simulateTransaction', ['', { encoding: 'base64' }]],
    [-32_602, 'getFeeForMessage', ['AAAA']],
    [-32_602, 'lintel_advanceSlots', [-5]],
  ])('is refused with %i: %s', async (code, method, params) => {
    reports.length = 0
    expect((await call(service.url, method, params)).error?.code).toBe(code)
    expect(reports).toEqual([])
  })

  test('a body that is no call, a batch that is too long, a body that is too large', async () => {
    const post = async (body: string) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(service.url, { method: 'POST', headers, body })
      return [response.status, await response.json()]
    }
    expect(await post('{')).toMatchObject([200, { error: { code: -32_700 } }])
    expect(await post('[]')).toMatchObject([200, { error: { code: -32_600 } }])
    expect(await post(JSON.stringify(Array(51).fill({ method: 'getSlot' })))).toMatchObject([200, { error: {} }])
    expect(await post(`"${'a'.repeat(70_000)}"`)).toMatchObject([400, { status: 'FAILED' }])
  })

  test('pages of this machine may call, but not skip slots; pages of other sites may not', async () => {
    const origin = 'http://localhost:5173'
    const slot = await call(service.url, 'getSlot', [], { origin })
    expect(slot.result).toBeGreaterThan(0)
    expect((await call(service.url, 'lintel_advanceSlots', [1], { origin })).error.code).toBe(-32_601)
    expect(await call(service.url, 'getSlot', [], { origin: 'https://evil.example' })).toMatchObject({
      status: 'FAILED',
    })
    const preflight = await fetch(service.url, { method: 'OPTIONS', headers: { origin } })
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*')
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })
})
