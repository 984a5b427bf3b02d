import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readNames } from '../../../../../servers/data-api/node/read-names.js'

test('without zones no names are registered', () => {
  expect([readNames({}), readNames({ NAMES_ZONES: ' ' })]).toEqual([undefined, undefined])
})

test('zones, the words of a file and the limit are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-words-'))
  const file = join(folder, 'words')
  writeFileSync(file, '# ours\nBoss\n\n  crew \r\n')
  const env = {
    NAMES_ZONES: 'lintel.test, people.example.eth',
    NAMES_RESERVED_FILE: file,
    NAMES_PER_ACCOUNT: '3',
    NAMES_SIGNING_TIME: '120',
  }
  expect(readNames(env)).toEqual({
    zones: ['lintel.test', 'people.example.eth'],
    reserved: ['boss', 'crew'],
    mostNames: 3,
    signingTime: 120,
  })
  rmSync(folder, { recursive: true })
})

test('the key and the hosts of gateways are read', () => {
  const gatewayKey = `0x${'ab'.repeat(32)}`
  const env = { NAMES_ZONES: 'lintel.test', NAMES_GATEWAY_KEY: gatewayKey, NAMES_GATEWAYS: 'a.example, b.example' }
  expect(readNames(env)).toEqual({ zones: ['lintel.test'], gatewayKey, gatewayHosts: ['a.example', 'b.example'] })
  expect(readNames({ NAMES_GATEWAYS: 'any' })).toEqual({ zones: [], gatewayHosts: 'any' })
})

test.each([
  ['NAMES_ZONES', 'eth'],
  ['NAMES_ZONES', 'Lintel.test'],
  ['NAMES_ZONES', '.test'],
  ['NAMES_ZONES', 'li--ntel.test'],
  ['NAMES_ZONES', 'addr.reverse'],
  ['NAMES_ZONES', `${'a.'.repeat(100)}test`],
  ['NAMES_PER_ACCOUNT', '0'],
  ['NAMES_SIGNING_TIME', '601'],
  ['NAMES_GATEWAY_KEY', '0x1234'],
  ['NAMES_GATEWAYS', 'https://gateway.example'],
  ['NAMES_GATEWAYS', 'any, gateway.example.1'],
  ['NAMES_RESERVED_FILE', '/nowhere/words'],
])('%s=%s is refused by its name', (variable, value) => {
  expect(() => readNames({ NAMES_ZONES: 'lintel.test', [variable]: value })).toThrow(variable)
})
