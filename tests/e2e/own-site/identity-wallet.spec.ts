import { expect } from '@playwright/test'
import type { DeviceKey } from '../../../src/services/identity/schema.js'
import { deviceStatement } from '../../../src/services/identity/schema.js'
import { createProof, draftRecovery, draftWallet } from '../../unit/servers/identity/fixtures/wallet-drafts.js'
import { newEmail } from '../fixtures/embedded-visitor.js'
import { callFrom, logInByMail, openFrame, test } from '../fixtures/identity-world.js'

test('a frame keeps a wallet with a device key that no script can read', async ({ page, world }) => {
  const frame = await openFrame(page, world)
  const key = await frame.evaluate(async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
    Object.assign(window, {
      signBytes: (text: string) => crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(text)),
    })
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    return { kty, crv, x, y } as DeviceKey
  })
  const sign = async (text: string) => {
    const bytes = await frame.evaluate(async (value) => {
      const { signBytes } = window as unknown as { signBytes: (text: string) => Promise<ArrayBuffer> }
      return [...new Uint8Array(await signBytes(value))]
    }, text)
    return Buffer.from(bytes).toString('base64url')
  }
  const device = Object.assign(
    async (challenge: string) => ({ key, signature: await sign(deviceStatement(challenge)) }),
    { key, sign },
  )
  const logged = await logInByMail(frame, world, { email: newEmail('wallet'), device })
  expect(logged.status).toBe(200)
  const call = async (method: string, path: string, body: unknown, from: typeof frame | typeof page = frame) => {
    const claims = { htu: world.identity + path }
    const dpop = await createProof(device, { method, path, now: Date.now() }, { claims })
    return callFrom(from, world.identity + path, body, { method, headers: { dpop } })
  }
  const { body, entropy } = await draftWallet()
  const { walletId, share } = body
  expect((await call('POST', '/wallet', body)).body).toMatchObject({ walletId, hasShare: true, recovery: null })
  const set = await call('PUT', '/wallet/recovery', await draftRecovery(walletId, entropy))
  expect(set.body).toMatchObject({ walletId, recovery: { kind: 'password' } })
  const asked = { walletId, purpose: 'sign' }
  expect((await call('POST', '/wallet/share', asked)).body).toEqual({ share })
  // The page around the frame gets nothing, even with a proof.
  expect((await call('POST', '/wallet/share', asked, page)).status).toBe(0)
  expect((await callFrom(frame, `${world.identity}/wallet/share`, asked)).status).toBe(401)
})
