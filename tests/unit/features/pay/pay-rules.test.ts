import { describe, expect, test } from 'vitest'
import type { Simulation } from '../../../../src/core/model/contract-calls.js'
import { describePaymentAddress } from '../../../../src/features/pay/data/payment-address.js'
import { enPay } from '../../../../src/features/pay/messages/en.js'
import { checkPayment, type PaymentFacts } from '../../../../src/features/pay/model/check-payment.js'
import { chooseOption, chooseWay, type Payer, toBalanceKey } from '../../../../src/features/pay/model/choose-way.js'
import { readExchangePage, sendsAsset } from '../../../../src/features/pay/model/exchange.js'
import { findSwapSource } from '../../../../src/features/pay/model/find-swap-source.js'
import { POLL_MS, readPause } from '../../../../src/features/pay/model/polling.js'
import { readPayView } from '../../../../src/features/pay/model/read-pay-view.js'
import { hasSent, type PayRecord, recordFields, SENT_MS, toRecord } from '../../../../src/features/pay/model/records.js'
import { listPayable, readConfirmations } from '../../../../src/features/pay/model/request.js'
import { writePhase } from '../../../../src/features/pay/views/parts/write-phase.js'
import { readItems } from '../../../../src/react/create-stored-list.js'
import { canPay, type PaymentStatus, paymentStatuses, readDue } from '../../../../src/rules/pay/payments.js'
import { ACCOUNT, arrival, dollar, etherOption, ID, NOW, option, request } from './fixtures/pay-data.js'

describe('the way to pay', () => {
  const payer: Payer = {
    account: { namespace: 'eip155', address: ACCOUNT },
    network: 'eip155:8453',
    networks: ['eip155:1', 'eip155:8453'],
    balances: { [toBalanceKey(dollar.address)]: 20_000_000n },
    canSwap: true,
  }

  test.each<[string, Partial<Payer>, object]>([
    ['enough of the token', {}, { kind: 'pay' }],
    ['exactly what is due', { balances: { [toBalanceKey(dollar.address)]: 12_500_000n } }, { kind: 'pay' }],
    ['no account', { account: null, network: null }, { kind: 'connect' }],
    [
      'an account of Solana',
      { account: { namespace: 'solana', address: 'So1' }, network: 'solana:1' },
      { kind: 'other-account', namespace: 'eip155' },
    ],
    ['an account of Bitcoin', { account: { namespace: 'bip122', address: 'bc1' } }, { kind: 'other-account' }],
    ['an account of Polkadot', { account: { namespace: 'polkadot', address: '5F' } }, { kind: 'other-account' }],
    ['a network that the app does not list', { networks: ['eip155:1'] }, { kind: 'no-network' }],
    ['another network', { network: 'eip155:1' }, { kind: 'switch-network', network: 'eip155:8453' }],
    ['balances that are read', { balances: null }, { kind: 'reading' }],
    // A node alone does not tell of every token: the check before the prompt does.
    ['a balance that is not known', { balances: {} }, { kind: 'pay' }],
    [
      'too little, and another token',
      { balances: { [toBalanceKey(dollar.address)]: 12_300_000n } },
      { kind: 'swap-first', balance: 12_300_000n, missing: 200_000n },
    ],
    [
      'too little, and nothing else',
      { balances: { [toBalanceKey(dollar.address)]: 0n }, canSwap: false },
      { kind: 'not-enough', balance: 0n, missing: 12_500_000n },
    ],
  ])('with %s', (_, changed, way) => {
    expect(chooseWay(option, option.amount, { ...payer, ...changed })).toMatchObject(way)
  })

  test('of several options is the one that the account can pay at once, or the first', () => {
    const due = (one: typeof option) => one.amount
    const poor = { ...payer, balances: { [toBalanceKey(dollar.address)]: 1n, native: 10n ** 18n } }
    expect(chooseOption([option, etherOption], poor, due)).toBe(etherOption)
    expect(chooseOption([option, etherOption], payer, due)).toBe(option)
    expect(chooseOption([option, etherOption], { ...payer, account: null }, due)).toBe(option)
    expect(chooseOption([], payer, due)).toBeNull()
  })

  test('first swaps the most valuable other token that covers what is missing, with 2 % more', () => {
    const token = { network: dollar.network, name: '', symbol: '', decimals: 18 }
    const balances = [
      { ...token, address: dollar.address ?? '', amount: 10n ** 30n, decimals: 6, price: { usd: 1 }, value: 9_000 },
      { ...token, address: '0x01', amount: 10n ** 21n, price: { usd: 5 }, value: 5_000, isSpam: true },
      { ...token, address: '0x02', amount: 10n ** 14n, price: { usd: 2_000 }, value: 0.2 },
      { ...token, amount: 10n ** 18n, price: { usd: 2_000 }, value: 2_000 },
      { ...token, address: '0x03', amount: 10n ** 21n, price: { usd: 1 }, value: 1_000 },
    ]
    const source = findSwapSource(200_000n, { token: dollar, price: 1, balances })
    expect(source).toEqual({ from: 'native', amount: 105_000_000_000_000n, decimals: 18 })
    expect(findSwapSource(200_000n, { token: dollar, price: null, balances })).toBeNull()
    expect(findSwapSource(9_000_000_000n, { token: dollar, price: 1, balances })).toBeNull()
  })
})

describe('what is due', () => {
  test('is all of it, or what is missing once a part has arrived, with the same token', () => {
    expect(readDue(request, option)).toBe(12_500_000n)
    const part = { missing: 200_000n, paidAsset: option.asset, received: [arrival] }
    const under = { ...request, ...part, status: 'under' as const }
    expect(readDue(under, option)).toBe(200_000n)
    expect(listPayable({ ...under, options: [etherOption, option] })).toEqual([option])
    expect(listPayable({ ...request, options: [etherOption, option] })).toHaveLength(2)
    // Less than half of it decides nothing, confirmed or not, and is counted all the same.
    const partly = (missing: bigint) => ({ ...under, missing, options: [etherOption, option] })
    const dust = partly(12_499_999n)
    expect([dust, partly(6_250_001n)].map((one) => listPayable(one).length)).toEqual([2, 2])
    expect(listPayable(partly(6_250_000n))).toEqual([option])
    expect(dust.options.map((one) => readDue(dust, one))).toEqual([etherOption.amount, 12_499_999n])
  })

  test('and what is too much are told in the token that something has arrived in', () => {
    const paid = { ...request, options: [etherOption, option], received: [arrival], paidAsset: option.asset }
    const facts = { labels: enPay, locale: 'en', nameNetwork: () => 'Base' }
    expect(writePhase({ ...paid, missing: 12_499_999n }, 'under', facts).title).toBe('12.499999\u00A0USDC missing')
    expect(writePhase({ ...paid, excess: 1_000_000n }, 'over', facts).text).toMatch(/^1\u00A0USDC more/)
  })

  test('nothing once it has expired or was paid', () => {
    const list = (missing: bigint | null) =>
      paymentStatuses.filter((status) => canPay({ status, missing, expiresAt: NOW + 1 }, NOW))
    expect(list(null)).toEqual(['waiting', 'under', 'wrong-asset', 'wrong-network'])
    // What was seen is too low: the rest may be paid at once.
    expect(list(1n)).toEqual(['waiting', 'seen', 'confirming', 'under', 'wrong-asset', 'wrong-network'])
    expect(canPay({ status: 'waiting', missing: null, expiresAt: NOW }, NOW)).toBe(false)
  })

  test('counts the confirmations of the transfer that has the fewest, and of none that does not count', () => {
    const received = [
      { ...arrival, confirmations: 9 },
      { ...arrival, confirmations: 2 },
      { ...arrival, confirmations: 0, isExpected: false },
    ]
    expect(readConfirmations({ received })).toEqual({ done: 2, required: 3 })
    expect(readConfirmations({ received: [] })).toBeNull()
  })
})

describe('a state', () => {
  const read = (status: PaymentStatus, { isSent = false, now = NOW, missing = null as bigint | null } = {}) =>
    readPayView({ status, missing, expiresAt: request.expiresAt }, { hasSent: isSent, now })

  test('has one sentence and one step', () => {
    expect(Object.fromEntries(paymentStatuses.map((status) => [status, read(status)?.step ?? null]))).toEqual({
      waiting: null,
      seen: null,
      confirming: null,
      paid: 'done',
      under: 'pay-rest',
      over: 'done',
      late: 'close',
      'wrong-asset': 'close',
      'wrong-network': 'close',
      expired: 'close',
      refunded: 'close',
    })
    expect(read('waiting')).toBeNull()
    expect(read('waiting', { now: request.expiresAt })?.phase).toBe('expired')
    expect(read('under', { now: request.expiresAt })?.step).toBe('close')
    expect(read('confirming', { missing: 200_000n })).toMatchObject({ phase: 'under', step: 'pay-rest' })
    expect(read('waiting', { missing: 200_000n })).toBeNull()
  })

  test('is never done on the word of the wallet', () => {
    for (const status of paymentStatuses) {
      const view = read(status, { isSent: true })
      expect(view?.tone === 'done').toBe(status === 'paid' || status === 'over')
    }
    expect(read('waiting', { isSent: true })).toMatchObject({ phase: 'sent', step: null })
    // What it has sent may come late, so it has not expired yet.
    expect(read('waiting', { isSent: true, now: request.expiresAt })?.phase).toBe('sent')
  })

  test('is read every 3 s while something happens, less often while nothing does, and not after its end', () => {
    const pause = (status: PaymentStatus, reads = 1, failures = 0, isSent = false) =>
      readPause({ status }, { reads, failures, hasSent: isSent })
    expect(pause('confirming', 500)).toBe(POLL_MS.least)
    expect(pause('waiting', 500, 0, true)).toBe(POLL_MS.least)
    expect(pause('waiting', 500)).toBe(POLL_MS.waiting)
    expect(pause('waiting', 8)).toBeGreaterThan(POLL_MS.least)
    expect([1, 2, 3, 9].map((failures) => pause('waiting', 1, failures))).toEqual([3_000, 6_000, 12_000, 30_000])
    for (const status of ['paid', 'over', 'expired', 'refunded'] as const) expect(pause(status)).toBe(false)
    expect(pause('late')).not.toBe(false)
  })
})

describe('the check before the wallet is asked', () => {
  const simulation: Simulation = {
    ...{ revertReason: null, revertedCall: null, balances: new Map(), allowances: [], movesNfts: false, gas: [] },
    changes: new Map([[dollar.address, -option.amount]]),
  }
  const facts: PaymentFacts = {
    request,
    active: { account: ACCOUNT, network: dollar.network },
    computed: option.address,
    hasSent: false,
    token: dollar,
    fee: 1_000n,
    simulation,
  }
  const reviewed = { version: 1, option, amount: option.amount, from: ACCOUNT }
  const check = (changed: Partial<PaymentFacts>, now = NOW) => checkPayment({ ...facts, ...changed }, reviewed, now)
  const stranger = `0x${'ee'.repeat(20)}`

  test('finds nothing in what was reviewed', () => {
    expect(check({})).toEqual([])
    expect(check({ simulation: null })).toEqual([])
    // The data API has tidied the symbol.
    expect(check({ token: { symbol: ' USDC\u200B', decimals: 6 } })).toEqual([])
    // Addresses differ in the case of their checksum, and a node may count the fee.
    expect(check({ computed: option.address.toUpperCase().replace('0X', '0x') })).toEqual([])
    expect(
      check({ simulation: { ...simulation, changes: new Map([...simulation.changes, [null, -1_000n]]) } }),
    ).toEqual([])
  })

  test.each<[string, Partial<PaymentFacts>, string[]]>([
    ['another network', { active: { ...facts.active, network: 'eip155:1' } }, ['chain']],
    ['another account', { active: { ...facts.active, account: stranger } }, ['account']],
    ['no account', { active: { account: '', network: null } }, ['chain', 'account']],
    ['an address that is not computed', { computed: stranger }, ['address']],
    ['an address that cannot be computed', { computed: null }, ['address']],
    ['an address that changed', { request: { ...request, options: [{ ...option, address: stranger }] } }, ['address']],
    ['other decimals', { token: { ...dollar, decimals: 18 } }, ['token']],
    ['another symbol', { token: { ...dollar, symbol: 'WETH' } }, ['token']],
    ['a new version', { request: { ...request, version: 2 } }, ['changed']],
    ['another amount', { request: { ...request, options: [{ ...option, amount: 1n }] } }, ['changed']],
    ['another receiver', { request: { ...request, options: [{ ...option, recipient: stranger }] } }, ['changed']],
    ['an asset that is gone', { request: { ...request, options: [etherOption] } }, ['address', 'changed']],
    ['a part that arrived', { request: { ...request, missing: 200_000n, paidAsset: option.asset } }, ['changed']],
    ['a payment that was seen', { request: { ...request, status: 'seen' } }, ['paid-already']],
    ['a payment that was paid', { request: { ...request, status: 'paid' } }, ['paid-already']],
    ['a payment of this browser on its way', { hasSent: true }, ['paid-already']],
    ['a revert', { simulation: { ...simulation, revertReason: 'paused' } }, ['reverts']],
    [
      'more of the token',
      { simulation: { ...simulation, changes: new Map([[dollar.address, -12_500_001n]]) } },
      ['moves-more'],
    ],
    [
      'another token',
      { simulation: { ...simulation, changes: new Map([...simulation.changes, ['0x01', -1n]]) } },
      ['moves-more'],
    ],
    ['ether beside the fee', { simulation: { ...simulation, changes: new Map([[null, -1_001n]]) } }, ['moves-more']],
    ['an NFT', { simulation: { ...simulation, movesNfts: true } }, ['moves-more']],
    [
      'a permission',
      { simulation: { ...simulation, allowances: [{ token: '0x01', spender: stranger, amount: 1n }] } },
      ['moves-more'],
    ],
  ])('refuses %s', (_, changed, faults) => {
    expect(check(changed)).toEqual(faults)
  })

  test('refuses an expired one', () => {
    expect(check({}, request.expiresAt)).toEqual(['expired'])
  })
})

describe('the address of a payment', () => {
  test('follows from the receiver and the id, as the contract encodes them', () => {
    const contract = describePaymentAddress(option.recipient, ID)
    expect(contract?.saltData).toBe(
      `0x${'0'.repeat(24)}${'bb'.repeat(20)}000102030405060708090a0b0c0d0e0f${'0'.repeat(32)}`,
    )
    expect(describePaymentAddress('bc1qxyz', ID)).toBeNull()
    expect(describePaymentAddress(option.recipient, 'short')).toBeNull()
    expect(describePaymentAddress(option.recipient, `${ID}A`)).toBeNull()
  })

  test('is the one that the contract on the chain gives', async () => {
    const { encodeAbiParameters, getContractAddress, getCreate2Address, keccak256 } = await import('viem')
    const { default: forwarder } = await import('../../../../servers/chains/artifacts/PaymentForwarder.json', {
      with: { type: 'json' },
    })
    const contract = describePaymentAddress(option.recipient, ID)
    const salt = keccak256(
      encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes16' }],
        [option.recipient as `0x${string}`, '0x000102030405060708090a0b0c0d0e0f'],
      ),
    )
    const from = contract?.factory as `0x${string}`
    const wanted = getContractAddress({ opcode: 'CREATE2', from, salt, bytecode: forwarder.bytecode as `0x${string}` })
    expect(
      getCreate2Address({
        from,
        salt: keccak256(contract?.saltData as `0x${string}`),
        bytecodeHash: contract?.codeHash as `0x${string}`,
      }),
    ).toBe(wanted)
  })
})

describe('an exchange', () => {
  const surroundings = { origin: 'https://harbor.example', pageHost: 'app.example' }

  test.each([
    ['https://harbor.example/withdraw?to=0x1', 'https://harbor.example/withdraw?to=0x1'],
    ['https://harbor.example.evil.test/', null],
    ['http://harbor.example/', null],
    ['https://user@harbor.example/', null],
    ['javascript:alert(1)', null],
  ])('opens %s as %s', (url, page) => {
    expect(readExchangePage(url, surroundings)).toBe(page)
  })

  test('of this machine opens from a page of this machine alone', () => {
    const origin = 'http://127.0.0.1:3020'
    expect(readExchangePage(`${origin}/w`, { origin, pageHost: 'localhost' })).toBe(`${origin}/w`)
    expect(readExchangePage(`${origin}/w`, { origin, pageHost: 'app.example' })).toBeNull()
  })

  test('sends an asset whatever the case of its contract', () => {
    expect(sendsAsset({ assets: [option.asset.toUpperCase()] }, option.asset)).toBe(true)
    expect(sendsAsset({ assets: [option.asset] }, etherOption.asset)).toBe(false)
  })
})

describe('the record of a payment', () => {
  const paid = { ...request, status: 'paid' as const, received: [arrival], paidAsset: option.asset, confirmedAt: NOW }
  const record = toRecord(paid, null, NOW) as PayRecord

  test('has what a receipt shows, and survives being stored', () => {
    expect(record).toMatchObject({
      amount: '12500000',
      hash: arrival.hash,
      paidAt: NOW,
      merchant: 'Corner Coffee',
      sent: null,
    })
    expect(readItems(JSON.parse(JSON.stringify([record])), recordFields)).toEqual([record])
  })

  test('is left out when anything of it is not valid', () => {
    const wrong = { version: 2, status: 'free', network: 'x', decimals: -1, amount: '1e9', sent: { hash: 1 }, hash: 3 }
    for (const [field, value] of Object.entries(wrong)) {
      expect(readItems([{ ...record, [field]: value }], recordFields), field).toEqual([])
    }
    expect(readItems([null, 'x', {}], recordFields)).toEqual([])
  })

  test('keeps what the wallet has sent until it was seen, and for 30 min at most', () => {
    const sent = { hash: `0x${'34'.repeat(32)}`, at: NOW }
    const known = { ...record, status: 'waiting' as const, sent }
    expect(toRecord(request, known, NOW)?.sent).toEqual(sent)
    const seen = { ...request, status: 'seen' as const, received: [{ ...arrival, hash: sent.hash }] }
    expect(toRecord(seen, known, NOW)?.sent).toBeNull()
    expect(toRecord(paid, known, NOW)?.sent).toBeNull()
    expect(hasSent(known, NOW + SENT_MS - 1)).toBe(true)
    expect(hasSent(known, NOW + SENT_MS)).toBe(false)
    expect(hasSent(null, NOW)).toBe(false)
  })

  test('has no hash before the payment is confirmed', () => {
    expect(toRecord({ ...paid, status: 'confirming' }, null, NOW)).toMatchObject({ hash: null, paidAt: null })
  })
})
