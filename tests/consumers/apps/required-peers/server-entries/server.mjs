// A Node server of an app: five services of `lintel` behind one port, by their host names, on one database.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { analyticsDefinition, createAnalyticsService } from 'lintel/server/analytics'
import { createBundlerService } from 'lintel/server/bundler'
import { createDataApiService, dataApiDefinition } from 'lintel/server/data-api'
import { createFrameService } from 'lintel/server/frame'
import { createIdentityService, identityDefinition } from 'lintel/server/identity'
import { createNodeHandler, createOperation, joinDefinitions, openDatabase } from 'lintel/server/node'
import { privateKeyToAccount } from 'viem/accounts'

const folder = './database'
const tables = joinDefinitions(identityDefinition, dataApiDefinition, analyticsDefinition)
const missing = await openDatabase({ folder }, tables).catch(({ message }) => message)
// Where the test provides PGlite.
process.env.LINTEL_DATA_DIR = './packed'
const database = await openDatabase({ folder }, tables)

const reports = []
const report = (message) => reports.push(message)
const rpcUrls = new Map([[31337, ['http://127.0.0.1:9']]])
const hosts = ['identity', 'data-api', 'bundler', 'frame', 'analytics'].map((name) => `${name}.example`)
const operation = createOperation('identity')
const shared = { database, hosts, report }
const identitySettings = {
  secret: new Uint8Array(32).fill(1),
  walletKeks: [{ id: '2026', key: new Uint8Array(32).fill(2) }],
  smtpUrl: 'smtp://127.0.0.1:9',
  publicUrl: 'https://identity.example',
  frameOrigin: 'https://frame.example',
  isAllowedOrigin: async (origin) => origin === 'https://app.example',
}
const nativeCurrency = { symbol: 'ETH', decimals: 18 }
const networks = [{ caipNetworkId: 'eip155:1', name: 'Ethereum', rpcUrl: 'https://rpc.example', nativeCurrency }]
const services = {
  identity: createIdentityService({ ...shared, ...identitySettings, operation }),
  'data-api': createDataApiService({ ...shared, rpcUrls }),
  bundler: createBundlerService({ hosts, report, rpcUrls, account: privateKeyToAccount(`0x${'1'.repeat(64)}`) }),
  frame: await createFrameService({
    readConfig: () => ({ identityUrl: 'https://identity.example', networks }),
    readOrigins: async () => ['https://app.example'],
    allowsLoopback: false,
    hosts,
  }),
  analytics: await createAnalyticsService({ ...shared, readToken: 'a-token-of-the-operator-of-32-bytes' }),
}
const handlers = Object.fromEntries(
  Object.entries(services).map(([name, { answer }]) => {
    const handler = createNodeHandler(answer, { report, ...(name === 'identity' ? { operation } : {}) })
    return [`${name}.example`, handler]
  }),
)
const server = createServer((incoming, outgoing) => {
  const handler = handlers[incoming.headers.host ?? '']
  if (handler) void handler(incoming, outgoing)
  else outgoing.writeHead(404).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
operation.change('running')

async function call(name, path, { method = 'GET', headers = {}, body } = {}) {
  const { port } = server.address()
  const sent = request({ port, path, method, headers: { host: `${name}.example`, ...headers } })
  sent.end(body)
  const [reply] = await once(sent, 'response')
  const chunks = await reply.toArray()
  return { status: reply.statusCode, headers: reply.headers, text: Buffer.concat(chunks).toString() }
}

const rpc = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] })
const json = { 'content-type': 'application/json' }
const [identity, dataApi, bundler, frame, charts] = [
  await call('identity', '/session', { headers: { origin: 'https://frame.example' } }),
  await call('data-api', '/v1/supported-chains'),
  await call('bundler', '/v1/eip155:31337', { method: 'POST', headers: json, body: rpc }),
  await call('frame', '/'),
  await call('analytics', '/', { headers: { authorization: 'Bearer a-token-of-the-operator-of-32-bytes' } }),
]
const foreign = await openDatabase({ folder: './other' }, analyticsDefinition)
let refusal
try {
  createIdentityService({ ...shared, ...identitySettings, database: foreign })
} catch (error) {
  refusal = error.message
}
await foreign.close()
const problem = await operation.findProblem()
server.close()
await Promise.all(Object.values(services).map((service) => service.close()))
await database.close()

console.log(
  JSON.stringify({
    missing,
    refusal,
    problem: problem ?? null,
    identity: [identity.status, typeof identity.headers['x-request-id']],
    dataApi: [dataApi.status, JSON.parse(dataApi.text).http],
    bundler: [bundler.status, JSON.parse(bundler.text).result?.length],
    frame: [frame.status, frame.text.includes('lintel-frame-config'), frame.headers['content-security-policy']],
    analytics: [charts.status, charts.text.includes('<script')],
    reports,
  }),
)
