import { expect, test } from 'vitest'
import { isSpam, type SpamFacts } from '../../../../servers/data-api/readers/nfts/is-spam.js'

const facts = (values: Partial<SpamFacts>): SpamFacts => ({
  collection: null,
  name: null,
  description: null,
  ...values,
})

test.each<[what: string, values: Partial<SpamFacts>]>([
  ['a link in the name', { name: 'https://prize.example/a' }],
  ['a link in the collection', { collection: 'Visit www.gift-drop.top' }],
  ['a domain alone', { collection: 'claim-harbor.example' }],
  ['a domain with an ending of fashion', { name: 'airdrop-eth.xyz' }],
  ['a domain in full-width letters', { name: 'ｃｌａｉｍ．ｃｏｍ' }],
  ['an amount of money', { collection: '$5,000 HUSD Voucher' }],
  ['an amount of a currency', { name: '1000 USDC' }],
  ['claim now', { name: 'CLAIM NOW' }],
  ['claim in look-alike letters', { name: 'Сlаim nоw' }],
  ['claim with dots between its letters', { name: 'c.l.a.i.m now' }],
  ['an imitated name', { collection: 'Unisw\u0430p' }],
  ['a promise in the description', { description: 'You were selected. Claim your reward within 24 hours.' }],
  ['visit a site to claim', { description: 'Visit our website to claim 2 ETH' }],
  ['an airdrop for the eligible', { description: 'Airdrop: check whether you are eligible' }],
  ['a free mint', { name: 'FREE MINT pass' }],
])('%s is spam', (_what, values) => {
  expect(isSpam(facts(values))).toBe(true)
})

test.each<[what: string, values: Partial<SpamFacts>]>([
  ['nothing', {}],
  [
    'a plain name',
    { collection: 'Lighthouses', name: 'Lighthouse #7', description: 'A lighthouse, drawn by its contract.' },
  ],
  ['a name with an ending that is no domain', { name: 'Mr. Whiskers' }],
  ['an ENS name', { collection: 'Ethereum Name Service', name: 'alice.eth' }],
  ['a version', { name: 'Avatar v1.2' }],
  ['a link in the description', { name: 'Poster', description: 'More about the artist at https://artist.example/me' }],
  ['a name in Cyrillic', { name: 'Маяк у моря' }],
  ['a name in Greek', { name: 'Φάρος' }],
  ['two scripts in two words', { name: 'Маяк Lighthouse' }],
  ['a claim that promises nothing', { description: 'The rooster makes no claim.' }],
  ['a prize in a story', { name: 'The Prize Bull' }],
  ['a number', { name: '#5000' }],
])('%s is not', (_what, values) => {
  expect(isSpam(facts(values))).toBe(false)
})
