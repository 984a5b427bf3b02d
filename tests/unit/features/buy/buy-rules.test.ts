import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DataApiUnavailableError } from '../../../../src/core/errors/data-api-errors.js'
import { ServiceRefusedError } from '../../../../src/core/errors/service-refused-error.js'
import { parseCents } from '../../../../src/features/buy/model/cents.js'
import { createFallbackOptions } from '../../../../src/features/buy/model/fallback-options.js'
import { isProviderPage } from '../../../../src/features/buy/model/is-provider-page.js'
import { toBuyProblem } from '../../../../src/features/buy/model/problems.js'
import { markBest, readFeeShare } from '../../../../src/features/buy/model/quote.js'
import { readBuyAmount, writeTypedCents } from '../../../../src/features/buy/model/read-buy-amount.js'
import { writeCurrencyImageUrl } from '../../../../src/features/buy/model/write-currency-image-url.js'
import { languageTags } from '../../../../src/words/languages.js'

const limits = { min: 1_000n, max: 750_000n }
const locales = [
  ...languageTags,
  ...['de', 'de-CH', 'es', 'fr', 'he', 'hi', 'id', 'ja', 'ko', 'ms', 'pt-BR', 'ru', 'th', 'tr', 'uk', 'vi', 'zh-Hans'],
  ...['ar-EG', 'fa', 'bn', 'en-IN'],
]

describe('an amount to pay', () => {
  test.each([
    ['', { status: 'empty' }],
    ['0', { status: 'below', nearest: 1_000n }],
    ['9.99', { status: 'below', nearest: 1_000n }],
    ['10', { status: 'valid', amount: 1_000n }],
    ['7500.00', { status: 'valid', amount: 750_000n }],
    ['7500.01', { status: 'above', nearest: 750_000n }],
    ['1e5', { status: 'invalid', reason: 'format' }],
    ['1,500', { status: 'invalid', reason: 'format' }],
    ['-10', { status: 'invalid', reason: 'negative' }],
    ['10.001', { status: 'invalid', reason: 'decimals' }],
    ['9'.repeat(60), { status: 'above', nearest: 750_000n }],
  ])('%j in English', (typed, expected) => {
    expect(readBuyAmount(typed, { limits, locale: 'en' })).toEqual(expected)
  })

  test('is read in the digits and with the separator of the language', () => {
    expect(readBuyAmount('9,50', { limits, locale: 'de' })).toEqual({ status: 'below', nearest: 1_000n })
    expect(readBuyAmount('٧٥٠٠٫٠١', { limits, locale: 'ar-EG' })).toEqual({ status: 'above', nearest: 750_000n })
    expect(readBuyAmount('१००.५', { limits, locale: 'hi' })).toEqual({ status: 'valid', amount: 10_050n })
  })

  test('without limits is any that is not zero', () => {
    expect(readBuyAmount('0', { limits: undefined, locale: 'en' })).toEqual({ status: 'empty' })
    expect(readBuyAmount('0.01', { limits: undefined, locale: 'en' })).toEqual({ status: 'valid', amount: 1n })
  })

  test('that the button for the nearest one enters is read as the same, in every language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.bigInt(1_000n, 750_000n), (locale, amount) => {
        expect(readBuyAmount(writeTypedCents(amount, locale), { limits, locale })).toEqual({ status: 'valid', amount })
      }),
    )
  })

  test.each([
    ['10.00', 1_000n],
    ['7500', 750_000n],
    ['10.5', 1_050n],
    ['10.500', 1_050n],
    ['10.005', undefined],
    ['ten', undefined],
  ])('a limit of %j', (text, expected) => {
    expect(parseCents(text)).toBe(expected)
  })
})

describe('the page of a provider', () => {
  const live = { origin: null, pageHost: 'app.example' }
  const local = { origin: null, pageHost: 'localhost' }
  const named = { origin: 'https://pay.quay.example', pageHost: 'app.example' }

  test.each([
    ['https://buy.moonpay.com/?apiKey=1', { provider: 'moonpay', ...live }, true],
    ['http://buy.moonpay.com/', { provider: 'moonpay', ...live }, false],
    ['https://buy.moonpay.com.evil.example/', { provider: 'moonpay', ...live }, false],
    ['https://evil.example/?https://buy.moonpay.com/', { provider: 'moonpay', ...live }, false],
    ['https://buy.moonpay.com@evil.example/', { provider: 'moonpay', ...live }, false],
    ['https://visitor@buy.moonpay.com/', { provider: 'moonpay', ...live }, false],
    ['https://buy.moonpay.com:8443/', { provider: 'moonpay', ...live }, false],
    ['https://buy.moonpay.com/', { provider: 'coinbase', ...live }, false],
    ['https://buy.moonpay.com/', { provider: null, ...live }, false],
    ['https://buy.moonpay.com/', { provider: 'constructor', ...live }, false],
    ['javascript:alert(1)', { provider: 'moonpay', ...live }, false],
    ['//buy.moonpay.com/', { provider: 'moonpay', ...live }, false],
    ['https://pay.quay.example/checkout', { provider: 'quay', ...named }, true],
    ['https://pay.quay.example/checkout', { provider: 'quay', ...live }, false],
    ['http://pay.quay.example/checkout', { provider: 'quay', ...named }, false],
    ['https://pay.quay.example.evil.example/', { provider: 'quay', ...named }, false],
    ['https://pay.quay.example/', { provider: 'moonpay', ...named }, false],
    ['http://localhost:4012/checkout', { provider: 'quay', ...local }, true],
    ['http://127.0.0.1:4012/', { provider: 'quay', ...local }, true],
    ['http://localhost:4012/checkout', { provider: 'quay', ...live }, false],
    ['http://localhost:4013/', { provider: 'quay', ...local, origin: 'http://localhost:4012' }, false],
    ['http://localhost.evil.example/', { provider: 'quay', ...local }, false],
    ['data:text/html,hello', { provider: 'quay', ...local }, false],
  ])('%s for %j: %j', (url, surroundings, expected) => {
    expect(isProviderPage(url, surroundings)).toBe(expected)
  })
})

test('without an answer, USDC and ETH are sold for dollars and euros, within the usual limits', () => {
  const { currencies, assets, sellers, isFallback } = createFallbackOptions('eip155:8453')
  expect(isFallback).toBe(true)
  expect(assets.map(({ id, network }) => [id, network])).toEqual([
    ['ETH', 'eip155:8453'],
    ['USDC', 'eip155:8453'],
  ])
  const methods = { card: { min: 1_000n, max: 750_000n }, ach: { min: 1_000n, max: 2_500_000n } }
  expect(currencies).toEqual([
    { id: 'USD', limits: methods },
    { id: 'EUR', limits: methods },
  ])
  expect(sellers).toHaveLength(1)
  expect(createFallbackOptions('solana:abc').assets.map(({ id }) => id)).toEqual(['USDC'])
})

describe('quotes', () => {
  const ready = (receive: string) => ({ status: 'ready', quote: { total: '100.00', fee: '1.50', receive } }) as const
  const failed = { status: 'failed', problem: 'not-sold' } as const

  test('the one that gives the most is the best, unless there is nothing to compare', () => {
    const isBest = (quotes: Parameters<typeof markBest>[0]) =>
      markBest(quotes).map((one) => one.status === 'ready' && one.isBest)
    expect(isBest([ready('0.0281'), ready('0.0283'), failed])).toEqual([false, true, false])
    expect(isBest([ready('0.0281'), failed])).toEqual([false, false])
    expect(isBest([ready('0.0281'), ready('0.0281')])).toEqual([false, false])
    expect(isBest([failed])).toEqual([false])
  })

  test('the fee is a share of what is paid, where both are known', () => {
    expect(readFeeShare({ total: '100.00', fee: '1.50', receive: '1' })).toBe(0.015)
    expect(readFeeShare({ total: '100.00', fee: null, receive: '1' })).toBeNull()
    expect(readFeeShare({ total: '0', fee: '0', receive: '1' })).toBeNull()
  })

  test.each([
    [new DataApiUnavailableError({ reason: 'offline' }), 'not-reached'],
    [new DataApiUnavailableError({ reason: 'timeout' }), 'no-answer'],
    [new DataApiUnavailableError({ reason: 'reply' }), 'bad-reply'],
    [new DataApiUnavailableError({ reason: 'status', status: 400 }), 'not-sold'],
    [new DataApiUnavailableError({ reason: 'status', status: 429 }), 'too-many-requests'],
    [new DataApiUnavailableError({ reason: 'status', status: 503 }), 'provider-down'],
    [new DataApiUnavailableError({ reason: 'status', status: 500 }), 'service-failed'],
    [new ServiceRefusedError({ service: 'the data API' }), 'service-refused'],
    [new TypeError('unexpected'), 'service-failed'],
  ])('why there is none: %s', (error, problem) => {
    expect(toBuyProblem(error)).toBe(problem)
  })
})

test.each([
  [
    'https://wallets.example/v1/',
    'https://wallets.example/v1/public/getCurrencyImage/EUR?projectId=p&st=lintel&sv=0.1.0',
  ],
  ['/directory', '/directory/public/getCurrencyImage/EUR?projectId=p&st=lintel&sv=0.1.0'],
  [undefined, undefined],
])('the picture of a currency is that of the directory at %s', (directory, expected) => {
  expect(writeCurrencyImageUrl({ services: { directory }, projectId: 'p' }, 'EUR')).toBe(expected)
})
