import { describe, expect, test } from 'vitest'
import { localBitcoin, localSolana } from '../../../../../servers/chains/serving/local-networks.js'
import {
  judgeProposal,
  type ProposedNamespaces,
} from '../../../../../wallets/practice/walletconnect/pairing/judge-proposal.js'
import { enPractice } from '../../../../../wallets/practice/words/en.js'

const events = ['accountsChanged', 'chainChanged']

function judge(requiredNamespaces: ProposedNamespaces, optionalNamespaces: ProposedNamespaces = {}) {
  const metadata = { name: 'Harbour', url: 'https://harbour.example/app', icons: [] }
  return judgeProposal({ id: 1, proposer: { metadata }, requiredNamespaces, optionalNamespaces }, enPractice)
}

const local = { chains: ['eip155:31337'], methods: ['personal_sign'], events }

describe('can be approved', () => {
  test('what the site may use is what it asked for and the wallet has', () => {
    const optional = { chains: ['eip155:1', 'eip155:31338'], methods: ['eth_sign', 'eth_sendTransaction'], events }
    expect(
      judge({ eip155: local }, { eip155: optional, solana: { chains: ['solana:x'], methods: [], events: [] } }),
    ).toEqual({
      id: 1,
      peer: { name: 'Harbour', host: 'harbour.example' },
      chainIds: [31337, 31338],
      others: [],
      methods: ['personal_sign', 'eth_sendTransaction'],
      obstacle: null,
    })
  })

  test('a namespace may name its chain in its key', () => {
    const chainless = { methods: ['personal_sign'], events: [] }
    expect(judge({ 'eip155:31338': chainless })).toMatchObject({ chainIds: [31338], obstacle: null })
  })
})

describe('other namespaces', () => {
  const solana = { chains: [localSolana.caipNetworkId], methods: ['solana_signMessage', 'solana_signX'], events: [] }
  const bip122 = { chains: [localBitcoin.caipNetworkId], methods: ['signMessage'], events: ['bip122_addressesChanged'] }

  test('those whose local chain is asked for are offered', () => {
    expect(judge({}, { eip155: local, solana, bip122 })).toMatchObject({
      chainIds: [31337],
      others: ['solana', 'bip122'],
      methods: ['personal_sign', 'solana_signMessage', 'signMessage'],
      obstacle: null,
    })
  })

  test('one alone is enough', () => {
    expect(judge({}, { solana })).toMatchObject({ chainIds: [], others: ['solana'], obstacle: null })
  })

  test.each([
    ['a method of another namespace', { solana: { ...solana, methods: ['personal_sign'] } }, 'needs personal_sign'],
    ['a method that it does not do', { solana }, 'needs solana_signX'],
    ['an event', { bip122 }, 'hear of bip122_addressesChanged'],
  ])('requires %s', (_, required, reason) => {
    expect(judge(required).obstacle).toContain(reason)
  })
})

describe('can only be rejected, and says why', () => {
  test.each<[string, ProposedNamespaces, ProposedNamespaces, string]>([
    ['a required chain', { eip155: { ...local, chains: ['eip155:31337', 'eip155:1'] } }, {}, 'needs eip155:1.'],
    ['another namespace', { solana: { chains: ['solana:x'], methods: [], events: [] } }, {}, 'needs solana:x'],
    ['a required method', { eip155: { ...local, methods: ['eth_sign'] } }, {}, 'eth_sign, which this wallet does not'],
    ['a required event', { eip155: { ...local, events: ['message'] } }, {}, 'hear of message'],
    ['optional chains of which none is local', {}, { eip155: { ...local, chains: ['eip155:1'] } }, 'works on eip155:1'],
    ['no chain at all', {}, {}, 'names no network'],
  ])('%s', (_, required, optional, reason) => {
    expect(judge(required, optional).obstacle).toContain(reason)
  })

  test('a long list is cut', () => {
    const chains = Array.from({ length: 500 }, (_, index) => `eip155:${index + 1}`)
    expect(judge({ eip155: { ...local, chains } }).obstacle).toContain('eip155:1, eip155:2, eip155:3 and 497 more')
  })
})
