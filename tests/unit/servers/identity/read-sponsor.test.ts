import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { readSponsor } from '../../../../servers/identity/node/read-sponsor.js'

const address = `0x${'aa'.repeat(20)}`
const bundler = `0x${'bb'.repeat(20)}`
const env = {
  SPONSOR_KEY: `0x${'11'.repeat(32)}`,
  SPONSOR_PAYMASTERS: `eip155:1=${address},eip155:10=${address}`,
  SPONSOR_BUNDLERS: `eip155:1=${bundler},eip155:10=${bundler}`,
  SPONSOR_RPC_URLS: '1=https://a.example 10=https://b.example',
  SPONSOR_DAILY_BUDGET: '2',
}

test('a sponsor pays on each network that has a paymaster, a bundler and a node', () => {
  const sponsor = readSponsor(env)
  expect(sponsor).toMatchObject({
    networks: { 'eip155:1': { paymaster: address, bundler }, 'eip155:10': { paymaster: address, bundler } },
    dailyBudget: parseEther('2'),
    dailyShare: parseEther('0.2'),
    mostPerOperation: parseEther('0.1'),
  })
  expect(readSponsor({ ...env, SPONSOR_DAILY_SHARE: '0.5' })?.dailyShare).toBe(parseEther('0.5'))
  expect(readSponsor({})).toBeUndefined()
})

test.each([
  [{ SPONSOR_BUNDLERS: `eip155:1=${bundler}` }, 'SPONSOR_BUNDLERS has no eip155:10. Write eip155:10=0x…'],
  [{ SPONSOR_BUNDLERS: 'mine' }, 'SPONSOR_BUNDLERS has "mine". Write it as eip155:1=0x….'],
  [{ SPONSOR_RPC_URLS: '1=https://a.example' }, 'SPONSOR_RPC_URLS has no 10. Write 10=<URL>'],
  [{ SPONSOR_RPC_URLS: 'https://a.example' }, 'Entry 1 of SPONSOR_RPC_URLS is not valid.'],
  [{ SPONSOR_DAILY_SHARE: 'half' }, 'SPONSOR_DAILY_SHARE must be an amount'],
])('it is refused with %j', (changes, message) => {
  expect(() => readSponsor({ ...env, ...changes })).toThrow(message)
})
