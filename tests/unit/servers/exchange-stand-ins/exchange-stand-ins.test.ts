import { type Address, erc20Abi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import type { ExchangeStandInId } from '../../../../servers/data-api/pay/exchanges.js'
import { startExchangeStandIn } from '../../../../servers/exchange-stand-ins/start-exchange-stand-in.js'
import type { Service } from '../../../../servers/service.js'
import { connectTo, type TestChain } from '../chains/fixtures/local-chain.js'
import { startFilledChain } from '../chains/fixtures/start-filled-chain.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let chain: TestChain
let services: Record<ExchangeStandInId, Service>
beforeAll(async () => {
  chain = await startFilledChain()
  const start = (id: ExchangeStandInId) => startExchangeStandIn({ id, port: 0, urls: { 31337: chain.url } })
  services = { northbay: await start('northbay'), slowtide: await start('slowtide') }
})
afterAll(async () => {
  await Promise.all(Object.values(services).map((service) => service.close()))
  await chain.close()
})

const createAddress = () => privateKeyToAddress(generatePrivateKey())
const network = 'eip155:31337'
/** Presses Withdraw. Returns the status of the reply, and what it announces. */
async function withdraw(id: ExchangeStandInId, fields: Record<string, string>): Promise<[number, string | undefined]> {
  const body = new URLSearchParams({ network, token: 'HUSD', amount: '1', address: createAddress(), ...fields })
  const response = await fetch(services[id].url, { method: 'POST', body })
  return [response.status, /<p role="status">(.*?)<\/p>/.exec(await response.text())?.[1]]
}
const readDollars = (address: Address) =>
  connectTo(chain.url).readContract({
    address: contracts.harborDollar,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

test('northbay keeps 0.20 of the token of each withdrawal', async () => {
  const address = createAddress()
  const [, announced] = await withdraw('northbay', { address, amount: '25' })
  expect(announced).toMatch(/^24\.8 HUSD were sent, and 0\.2 HUSD kept\. Transaction: 0x[\da-f]{64}$/)
  expect(await readDollars(address)).toBe(24_800_000n)
  expect(await withdraw('northbay', { address, amount: '0.2' })).toEqual([400, 'The fee is 0.2 HUSD. Withdraw more.'])
})

test('slowtide sends withdrawals to the same address as one, and ETH from a contract', async () => {
  const address = createAddress()
  const client = connectTo(chain.url)
  const before = await client.getBlockNumber()
  await withdraw('slowtide', { address, amount: '10' })
  const [, announced] = await withdraw('slowtide', { address, amount: '15' })
  await withdraw('slowtide', { address, amount: '0.5', token: 'ETH' })
  expect(announced).toBe('15 HUSD leave with the next batch, in some seconds.')
  expect(await readDollars(address)).toBe(0n)
  await expect.poll(() => readDollars(address)).toBe(25_000_000n)
  await expect.poll(() => client.getBalance({ address })).toBe(5n * 10n ** 17n)
  expect((await client.getBlockNumber()) - before).toBe(2n)
})

test('a link fills in the page, which shows no markup of it and refuses what is no withdrawal', async () => {
  const query = new URLSearchParams({ address: '"><b>', amount: '5', asset: `${network}/slip44:60` })
  const page = await (await fetch(`${services.northbay.url}/?${query}`)).text()
  expect(page).toContain('<h1>Northbay (stand-in)</h1>')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
  expect(page).toMatch(/value="ETH" selected.*value="eip155:31337" selected/)
  const [first, second, third] = [
    await withdraw('northbay', { address: '0x12' }),
    await withdraw('northbay', { amount: '-1' }),
    await withdraw('slowtide', { network: 'eip155:1' }),
  ]
  expect([first[0], second[0], third[0]]).toEqual([400, 400, 400])
})
