import { expect, test } from 'vitest'
import { injectConfig } from '../../../../servers/pages/runtime-config.js'

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
