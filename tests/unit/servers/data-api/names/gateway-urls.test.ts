import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { encodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createBatchGateway } from '../../../../../servers/data-api/names/gateways/create-batch-gateway.js'
import { isPublicAddress } from '../../../../../servers/data-api/names/gateways/is-public-address.js'
import {
  checkGatewayUrl,
  GatewayError,
  lookUpPublic,
  requestGateway,
} from '../../../../../servers/data-api/names/gateways/request-gateway.js'

const sender = '0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD'
const request = { sender, data: '0x1234' } as const

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00:ec2::254', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
  ...['2002:7f00:1::', '2001:db8::1', 'ff02::1', 'localhost', '', '1.2.3'],
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...['http://gateway.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'https://0x7f.1/'],
  ...['https://localhost/', 'https://gateway.example:8443/', 'https://user@gateway.example/', 'https://gateway/'],
  ...['file:///etc/passwd', 'data:application/json,{}', 'x-batch-gateway:true', 'ftp://gateway.example', '', '//'],
  ...['https://{sender}.example.1/'],
])('%j is not asked, whatever hosts are', (url) => {
  expect(() => checkGatewayUrl(url, 'any')).toThrow(GatewayError)
})

test('only the hosts of the operator are asked when there is a list', () => {
  expect(checkGatewayUrl('https://gateway.example/a', ['gateway.example']).href).toBe('https://gateway.example/a')
  expect(() => checkGatewayUrl('https://evil.example/?gateway.example', ['gateway.example'])).toThrow(GatewayError)
  expect(() => checkGatewayUrl('https://gateway.example.evil.example/', ['gateway.example'])).toThrow(GatewayError)
})

test('a host of this machine is not connected to, by any of its names', async () => {
  const found = await new Promise((resolve) => {
    lookUpPublic('localhost', { all: true }, (error) => resolve(error))
  })
  expect(found).toBeInstanceOf(GatewayError)
})

describe('a gateway', () => {
  let certificate: Awaited<ReturnType<typeof generate>>
  beforeAll(async () => {
    certificate = await generate([{ name: 'commonName', value: 'gateway.example' }])
  })

  /** A server that stands for https://gateway.example. */
  async function start(listener: RequestListener) {
    const server = createServer({ key: certificate.private, cert: certificate.cert }, listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const connection = {
      hostname: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      rejectUnauthorized: false,
    }
    return (url: string) => requestGateway(url, request, 'any', connection)
  }

  test('is asked as its URL says, and its data is returned', async () => {
    const asked: string[] = []
    const ask = await start(async (incoming, response) => {
      let body = ''
      for await (const chunk of incoming) body += chunk
      asked.push(`${incoming.method} ${incoming.url} ${body}`)
      response.end(JSON.stringify({ data: '0xabcd' }))
    })
    expect(await ask('https://gateway.example/{sender}/{data}.json')).toBe('0xabcd')
    expect(await ask('https://gateway.example/{sender}')).toBe('0xabcd')
    expect(asked).toEqual([
      `GET /${sender.toLowerCase()}/0x1234.json `,
      `POST /${sender.toLowerCase()} ${JSON.stringify({ data: '0x1234', sender })}`,
    ])
  })

  test.each<[what: string, listener: RequestListener, status: number | undefined]>([
    ['redirects', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end(), 302],
    ['refuses', (_, response) => void response.writeHead(404).end(), 404],
    ['answers with a page', (_, response) => void response.end('<html>'), undefined],
    ['answers with null', (_, response) => void response.end('null'), undefined],
    ['answers with what are no bytes', (_, response) => void response.end('{"data":"0xzz"}'), undefined],
    ['answers with too much', (_, response) => void response.end(`{"data":"0x${'00'.repeat(100_000)}"}`), undefined],
    ['ends the connection', (_, response) => void response.destroy(), undefined],
  ])('that %s has failed', async (_, listener, status) => {
    const ask = await start(listener)
    const error = await ask('https://gateway.example/').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GatewayError)
    expect(error).toMatchObject({ status })
  })
})

describe('a batch', () => {
  const abi = parseAbi([
    'struct Request { address sender; string[] urls; bytes data; }',
    'function query(Request[] requests) view returns (bool[] failures, bytes[] responses)',
  ])
  const write = (urls: readonly string[], count = 1) =>
    encodeFunctionData({ abi, args: [Array.from({ length: count }, () => ({ ...request, urls }))] })
  const answer = (failures: boolean[], responses: Hex[]) => encodeFunctionResult({ abi, result: [failures, responses] })

  test('tries the next gateway after one that fails, and none after one that refuses', async () => {
    const asked: string[] = []
    const gateway = createBatchGateway(async (url) => {
      asked.push(url)
      if (url === 'good') return '0x01'
      throw new GatewayError('It fails.', url === 'refusing' ? 404 : url === 'broken' ? 500 : undefined)
    })
    expect(await gateway(write(['broken', 'silent', 'good']))).toBe(answer([false], ['0x01']))
    expect(asked.splice(0)).toEqual(['broken', 'silent', 'good'])
    expect(await gateway(write(['refusing', 'good']))).not.toContain(answer([false], ['0x01']))
    expect(asked.splice(0)).toEqual(['refusing'])
    await gateway(write(['silent', 'silent', 'silent', 'silent', 'good']))
    expect(asked).toHaveLength(4)
  })

  test.each([
    ['no call', '0x1234'],
    ['too many requests', write(['good'], 9)],
    ['a call of something else', '0xdeadbeef'],
  ] as const)('of %s is refused', async (_, data) => {
    const gateway = createBatchGateway(async () => '0x01')
    await expect(gateway(data)).rejects.toMatchObject({ status: 400, field: 'data' })
  })
})
