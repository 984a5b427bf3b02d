import { startIdentity } from '../../../servers/identity/node/start-identity.js'

// An identity service in a process of its own, without limits per address, since all logins of the bench have one.
type Order = { database: { folder: string } | { url: string }; frameOrigin: string; smtpUrl: string }

const { database, frameOrigin, smtpUrl } = JSON.parse(process.argv[2] ?? '') as Order
const unlimited = { rate: 1e6, burst: 1e6 }
const service = await startIdentity({
  port: 0,
  database,
  frameOrigin,
  smtpUrl,
  secret: Buffer.alloc(32, 7),
  walletKeks: [{ id: 'test', key: Buffer.alloc(32, 9) }],
  isAllowedOrigin: async () => true,
  perAddress: unlimited,
  loginsPerAddress: unlimited,
})
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', async () => {
  await service.close()
  process.exit()
})
process.send?.({ url: service.url })
