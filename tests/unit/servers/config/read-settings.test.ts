import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readOptions as readAnalytics } from '../../../../servers/analytics/node/read-options.js'
import { readOptions as readBundler } from '../../../../servers/bundler/node/read-options.js'
import { findMisspellings } from '../../../../servers/config/find-misspellings.js'
import { findPlainUrls } from '../../../../servers/config/find-plain-urls.js'
import { ConfigurationError, nameAlone, readSettings } from '../../../../servers/config/read-settings.js'
import { refuseHostsWithoutPort } from '../../../../servers/config/refuse-hosts-without-port.js'
import type { Variable } from '../../../../servers/config/variable.js'
import { type VariableName, variables } from '../../../../servers/config/variables.js'
import { readOptions as readDataApi } from '../../../../servers/data-api/node/read-options.js'
import { readOptions as readFrame } from '../../../../servers/frame/node/read-options.js'
import { readWithoutKeys } from '../../../../servers/identity/node/read-options.js'
import { programNames } from '../../../../servers/parts/parts.js'
import { readOptions as readRelay } from '../../../../servers/relay/node/read-options.js'

const folder = mkdtempSync(join(tmpdir(), 'lintel-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function listFaults(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults
    throw error
  }
}

const names = Object.keys(variables) as VariableName[]
const read = (name: VariableName, text: string | undefined) => {
  const [service = 'start'] = variables[name].services
  const settings = readSettings(service, text === undefined ? {} : { [name]: text })
  return { value: settings.read(name as never) as unknown, faults: listFaults(settings.finish) }
}
const about = (name: string, faults: readonly string[]) => faults.filter((fault) => fault.startsWith(name))

describe('a port', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['3000', 3000],
    ['65535', 65535],
  ])('%j means %j', (text, port) => {
    expect(read('PORT', text)).toEqual({ value: port, faults: [] })
  })

  test.each(['-1', '65536', '3000x', '0x10', '1.5', 'http'])('%j is refused with what to write', (text) => {
    expect(read('PORT', text).faults).toEqual([
      `PORT is "${text}". Write a whole number from 0 to 65535; 0 takes any free port.`,
    ])
  })
})

describe('origins of pages', () => {
  test.each([
    [undefined, undefined],
    ['https://app.example', ['https://app.example']],
    ['https://app.example/, http://localhost:3000', ['https://app.example', 'http://localhost:3000']],
    ['HTTPS://App.example:443', ['https://app.example']],
  ])('%j are %j', (text, origins) => {
    expect(read('ALLOWED_ORIGINS', text).value).toEqual(origins)
  })

  test.each([
    'app.example',
    'https://app.example/pay',
    'https://*.app.example',
    'https://me@app.example',
    '*',
    'ftp://app.example',
  ])('%j is refused', (text) => {
    expect(read('ALLOWED_ORIGINS', `https://fine.example ${text}`).faults).toEqual([
      `ALLOWED_ORIGINS has the entry ${JSON.stringify(text)}. Write origins of pages, such as https://app.example.`,
    ])
  })
})

test.each([
  ['FRAME_ORIGIN', 'https://wallet.example/', 'Write it without the slash at its end: https://wallet.example.'],
  ['FRAME_ORIGIN', 'wallet.example', 'Write an origin as browsers know it, such as https://wallet.example.'],
  ['PUBLIC_URL', 'id.example', 'Write a URL that begins with https:// or http://.'],
  ['MAIL_INTERVAL', '0', 'Write whole seconds, such as 30.'],
  ['WALLET_WAIT', '721', 'Write hours from 0 to 720, such as 72.'],
  ['RELAY_CAPACITY', '1.5', 'Write a whole number of MiB, for example 256.'],
  ['ALLOW_LOOPBACK', 'yes', 'Write 1, or leave it empty.'],
  ['ADDRESS_HEADER', 'x-forwarded-for: yes', 'Write the name of a header, such as x-forwarded-for.'],
] as const)('%s, with %j, is refused: %s', (name, text, advice) => {
  expect(about(name, read(name, text).faults)).toEqual([`${name} is ${JSON.stringify(text)}. ${advice}`])
})

test('a name of ALLOWED_HOSTS is no URL, and has the port that browsers send', () => {
  expect(about('ALLOWED_HOSTS', read('ALLOWED_HOSTS', 'https://id.example').faults)).toEqual([
    'ALLOWED_HOSTS has the entry "https://id.example". Write names as browsers send them, such as id.example.com, or id.example.com:8443.',
  ])
  const settings = readSettings('data-api', { ALLOWED_HOSTS: 'ID.example', RPC_URLS: '1=http://127.0.0.1:1' })
  refuseHostsWithoutPort(settings, 'https://id.example')
  expect(listFaults(settings.finish)).toEqual([])
  refuseHostsWithoutPort(settings, 'https://id.example:8443')
  expect(listFaults(settings.finish)).toEqual([
    'ALLOWED_HOSTS has the entry "id.example", but browsers send the port of https://id.example:8443 as well. Write id.example:8443.',
  ])
})

test('all faults are told at once, those of the values first', () => {
  const env = { FRAME_ORIGIN: 'wallet', PORT: 'x', WALLET_KEKS: 'short', IDENTITY_SECRET: 'short', X_CLIENT_ID: 'id' }
  const faults = listFaults(() => readWithoutKeys(env))
  expect(faults.map((fault) => fault.split(/[ _]/)[0])).toEqual(['PORT', 'FRAME', 'IDENTITY', 'WALLET', 'X'])
})

test('a value that is missing is named with an example', () => {
  expect(listFaults(() => readFrame({}))).toEqual(
    ['FRAME_ORIGIN', 'IDENTITY_URL', 'NETWORKS'].map(
      (name) => `${name} is "". Write ${name}=${variables[name as VariableName].example}.`,
    ),
  )
})

test('a file that cannot be read is named by its path', () => {
  const env = {
    FRAME_ORIGIN: 'http://localhost:3007',
    IDENTITY_URL: 'http://localhost:3004',
    NETWORKS: '[]',
    FONTS: '[{"file":"/nowhere/inter.woff2","family":"Inter"}]',
  }
  expect(listFaults(() => readFrame(env)).join()).toContain('FONTS names /nowhere/inter.woff2, which cannot be read.')
})

describe('a secret', () => {
  const secret = 'hunter2hunter2'
  const secrets = names.filter((name) => (variables[name] as Variable).isSecret)

  test.each(secrets)('%s is never printed', (name) => {
    for (const service of variables[name].services) {
      const readers = { identity: readWithoutKeys, bundler: readBundler, 'data-api': readDataApi, relay: readRelay }
      const run = service in readers ? readers[service as keyof typeof readers] : undefined
      const faults = run && listFaults(() => run({ [name]: secret, NAMES_ZONES: 'lintel.test' }))
      expect(faults?.join() ?? '').not.toContain(secret)
    }
  })

  test('may be in a file, whose last line break does not count', () => {
    const path = join(folder, 'redis')
    writeFileSync(path, 'redis://:hunter2@localhost\n')
    expect(readRelay({ REDIS_URL_FILE: path }).redisUrl).toBe('redis://:hunter2@localhost')
    expect(listFaults(() => readRelay({ REDIS_URL_FILE: path, REDIS_URL: 'redis://localhost' }))).toEqual([
      'Both REDIS_URL and REDIS_URL_FILE are set. Remove one.',
    ])
    expect(listFaults(() => readRelay({ REDIS_URL_FILE: '/nowhere/redis' }))).toEqual([
      'REDIS_URL_FILE is "/nowhere/redis", which cannot be read (ENOENT). Write the path of a file that this user may read.',
    ])
  })
})

describe('a variable for one service alone', () => {
  test('counts before the one for all, and faults name it', () => {
    const env = { PORT: '1', RELAY_PORT: '2', RELAY_ALLOWED_ORIGINS: 'https://app.example' }
    expect(readRelay(env)).toMatchObject({ port: 2, access: { allowedOrigins: ['https://app.example'] } })
    expect(listFaults(() => readRelay({ RELAY_ALLOWED_ORIGINS: '*' })).join()).toMatch(/^RELAY_ALLOWED_ORIGINS has/)
  })

  test('has no name of another variable', () => {
    const alone = programNames.flatMap((service) => names.map((name) => nameAlone(service, name)))
    expect(alone.filter((name) => name in variables)).toEqual([])
  })
})

describe('an origin that is not on this machine', () => {
  const RPC_URLS = '1=https://rpc.example'

  test.each(['ALLOWED_ORIGINS', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'HOST'] as const)(
    'by %s, wants mails and keys',
    (name) => {
      const value = {
        ALLOWED_ORIGINS: 'https://app.example',
        PUBLIC_URL: 'https://id.example',
        ALLOWED_HOSTS: 'id.example',
        HOST: '0.0.0.0',
      }
      const env = { FRAME_ORIGIN: 'http://localhost:3007', [name]: value[name] }
      const [fault] = listFaults(() => readWithoutKeys(env))
      expect(fault).toMatch(new RegExp(`^${name} is .*: set SMTP_URL .*; set WALLET_KEKS .*; set IDENTITY_SECRET `))
    },
  )

  test.each(['127.0.0.1', '::1', 'localhost'])('is not HOST=%s', (HOST) => {
    expect(readSettings('identity', { HOST }).findPublic()).toBeUndefined()
  })

  test.each(['FRAME_ORIGIN', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'IDENTITY_URL', 'GOOGLE_URL'] as const)(
    'has https:// in %s',
    (name) => {
      expect(read(name, 'http://localhost:3000').faults.join()).not.toContain('TLS')
      expect(about(name, read(name, 'http://id.example').faults)).toEqual([
        expect.stringMatching(
          /(is|entry) "http:\/\/id\.example"\. Write https:\/\/id\.example: without TLS only this machine may be named\.$/,
        ),
      ])
    },
  )

  test('has https:// in NETWORKS, which is not printed whole', () => {
    const network = { caipNetworkId: 'eip155:1', name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } }
    const NETWORKS = JSON.stringify([{ ...network, rpcUrl: 'http://rpc.example/key' }])
    const [fault] = about(
      'NETWORKS',
      listFaults(() => readFrame({ NETWORKS })),
    )
    expect(fault).toBe(
      'NETWORKS has a URL of http://rpc.example. Write https://rpc.example: without TLS only this machine may be named.',
    )
  })

  test('may be called without TLS by a service itself, of which lintel check warns without the key', () => {
    const env = { RPC_URLS: '1=http://node:8545/key, 10=https://rpc.example', BUNDLER_RPC_URLS: '' }
    expect(listFaults(() => readDataApi(env))).toEqual([])
    expect(findPlainUrls('data-api', env)).toEqual([
      'RPC_URLS calls http://node:8545 without TLS. Let only a network of yours be between, or write https://.',
    ])
    expect(findPlainUrls('identity', { DIRECTORY_URL: 'http://localhost:3018' })).toEqual([])
  })

  test('refuses what is for development', () => {
    const PUBLIC_URL = 'https://data.example'
    const standIns = { ON_RAMP_STAND_INS: 'quay=http://localhost:3013', ALLOW_LOOPBACK: '1' }
    expect(listFaults(() => readDataApi({ RPC_URLS, ...standIns }))).toEqual([])
    expect(listFaults(() => readDataApi({ RPC_URLS, PUBLIC_URL, ...standIns }))).toEqual(
      Object.keys(standIns).map(
        (name) =>
          `PUBLIC_URL has ${PUBLIC_URL}, which is not on this machine: remove ${name}, which is for development.`,
      ),
    )
    const faults = listFaults(() =>
      readBundler({ RPC_URLS, ALLOWED_ORIGINS: 'https://wallet.example', LOCAL_BALANCE: '1' }),
    )
    expect(faults.map((fault) => /(?:remove|set) \w+/i.exec(fault)?.[0])).toEqual([
      ...['Set BUNDLER_ACCESS_KEY', 'remove LOCAL_BALANCE', 'set BUNDLER_KEY'],
    ])
    const ofCharts = listFaults(() => readAnalytics({ ALLOWED_ORIGINS: 'https://app.example', ALLOW_LOOPBACK: '1' }))
    expect(ofCharts.map((fault) => /(?:remove|set) \w+/.exec(fault)?.[0])).toEqual([
      ...['set READ_TOKEN', 'remove ALLOW_LOOPBACK'],
    ])
  })
})

test('a variable that is almost one of ours is told, and no other', () => {
  const env = { WALLET_KEK: 'x', RELAY_PROT: '1', LINTEL_DIR: '/x', HOME: '/root', PORTS: '1', WALLET_KEKS_FILE: '/x' }
  expect(findMisspellings(env)).toEqual([
    'LINTEL_DIR is read by nothing.',
    'RELAY_PROT is read by nothing. Did you mean RELAY_PORT?',
    'WALLET_KEK is read by nothing. Did you mean WALLET_KEKS?',
  ])
})
