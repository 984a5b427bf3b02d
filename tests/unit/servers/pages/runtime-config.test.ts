import { expect, test } from 'vitest'
import { injectConfig, parseRuntimeConfig } from '../../../../servers/pages/runtime-config.js'

const config = {
  chains: [{ id: 1, name: '</script><script>alert(1)</script>', rpcUrl: 'http://127.0.0.1:1' }],
  networks: [],
  services: {},
}

test('a name cannot end the data block early', () => {
  const html = injectConfig('<html><head></head></html>', config)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(config)
})

test('the block stands before any script of the page', () => {
  const html = injectConfig('<html><head lang="en"><script src="/a.js"></script></head></html>', config)
  expect(html.indexOf('lintel-config')).toBeLessThan(html.indexOf('/a.js'))
})

const address = '0x046f168390A51F053814a43ec0b08215432ef358'
const token = { address, symbol: 'HUSD', name: 'Harbor Dollar', decimals: 6 }
const chain = { id: 1, name: 'One', rpcUrl: 'http://127.0.0.1:1' }
const parse = (more: object) => parseRuntimeConfig(JSON.stringify({ chains: [{ ...chain, ...more }], services: {} }))

test('names the services, and leaves out what is no address', () => {
  const services = { bundler: 'http://localhost:3008', directory: '/directory', signIn: '/sign-in' }
  expect(parseRuntimeConfig(JSON.stringify({ chains: [], services })).services).toEqual(services)
  expect(parseRuntimeConfig(JSON.stringify({ chains: [], services: { signIn: 1 } })).services).toEqual({})
})

test('a chain may have contracts and tokens', () => {
  const contents = { contracts: { ensUniversalResolver: { address } }, tokens: [token] }
  expect(parse(contents).chains).toEqual([{ ...chain, ...contents }])
  expect(parse({}).chains).toEqual([chain])
})

test.each([
  [{ contracts: { multicall3: address } }, 'chains[0].contracts'],
  [{ contracts: { multicall3: { address: 'javascript:alert(1)' } } }, 'chains[0].contracts'],
  [{ tokens: token }, 'chains[0].tokens'],
  [{ tokens: [{ ...token, decimals: '6' }] }, 'chains[0].tokens'],
  [{ tokens: [{ ...token, address: undefined }] }, 'chains[0].tokens'],
])('refuses %j', (more, field) => {
  expect(() => parse(more)).toThrow(field)
})

test('names the networks of all namespaces, none where an older server says nothing', () => {
  const network = {
    caipNetworkId: 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM',
    name: 'Local',
    rpcUrl: 'http://localhost:1',
  }
  const read = (networks: unknown) =>
    parseRuntimeConfig(JSON.stringify({ chains: [], networks, services: {} })).networks
  expect(read([{ ...network, more: 1 }])).toEqual([network])
  expect(read(undefined)).toEqual([])
  expect(() => read([network, { ...network, rpcUrl: 1 }])).toThrow('networks[1]')
  expect(() => read({})).toThrow('networks')
})
