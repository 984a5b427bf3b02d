import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { ensurePostgres } from '../../scripts/ensure-postgres.js'
import type { DatabaseLocation } from '../../servers/database/opened-database.js'
import { openIdentityDatabase } from '../../servers/identity/database/open-identity-database.js'
import { deriveEvmKey, deriveSeed } from '../../wallets/embedded/keys/derive-accounts.js'
import { combineShares } from '../../wallets/embedded/keys/split-entropy.js'
import { createPostgresDatabase } from '../unit/servers/fixtures/create-postgres-database.js'
import type { TestDatabaseKind } from '../unit/servers/fixtures/create-test-databases.js'
import { identityDatabases, startTestIdentity } from '../unit/servers/identity/fixtures/start-test-identity.js'
import { openWalletOwner, type WalletClient } from '../unit/servers/identity/fixtures/wallet-client.js'
import { createProof } from '../unit/servers/identity/fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

/** Debian keeps the programs of PostgreSQL beside the server, or links to them in PATH. */
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { env: { ...process.env, PATH: `${process.env.PATH}:${ensurePostgres()}` } })
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const addressOf = async (entropy: Uint8Array) => {
  const key = deriveEvmKey(await deriveSeed(entropy))
  return privateKeyToAccount(`0x${Buffer.from(key).toString('hex')}`)
}

// With the commands of docs/run-it-for-real.md.
test('a wallet signs after its database was lost and restored into a new one; what came after the backup is missing', async () => {
  let location: DatabaseLocation = { url: '' }
  const { postgres } = identityDatabases
  const kind: TestDatabaseKind = {
    name: 'PostgreSQL',
    async start() {
      const databases = await postgres.start()
      location = await databases.locate()
      return { ...databases, open: () => databases.open(location) }
    },
  }
  const identity = await startTestIdentity({}, kind)
  const { url } = location as { url: string }
  const { owner, walletId, entropy, deviceShare } = await openWalletOwner(identity, 'ada@mail.example')
  const folder = mkdtempSync(join(tmpdir(), 'lintel-restore-'))
  const backup = join(folder, 'lintel.dump')
  await run('pg_dump', '--format=custom', '--no-owner', `--file=${backup}`, url)
  const late = await openWalletOwner(identity, 'late@mail.example')
  await identity.close()

  const restoredUrl = await createPostgresDatabase(url.slice(0, url.lastIndexOf('/')))
  await run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, backup)
  // As the service does at its start: this version wrote the backup, so there is nothing to migrate.
  const restored = await openIdentityDatabase({ url: restoredUrl })
  const readShare = async (client: WalletClient, id: string) => {
    const browser = identity.vary({ readDatabase: () => restored.db })()
    for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
    const path = '/wallet/share'
    const dpop = await createProof(client.device, { method: 'POST', path, now: identity.now() })
    return browser.post(path, { walletId: id, purpose: 'sign' }, { dpop })
  }
  const { body } = await readShare(owner, walletId)
  const account = await addressOf(await combineShares(decode(deviceShare), decode(String(body.share))))
  const message = 'Signed after the restore'
  const signature = await account.signMessage({ message })
  expect(await recoverMessageAddress({ message, signature })).toBe((await addressOf(entropy)).address)
  expect((await readShare(late.owner, late.walletId)).status).toBe(401)
  await restored.close()
  rmSync(folder, { recursive: true })
})
