import { clear, createStore, get, set } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { readBase64Url } from '../../../src/rules/base64-url.js'
import { openDevice } from '../../../wallets/embedded/keys/open-device.js'
import { SealBrokenError } from '../../../wallets/embedded/keys/seal-bytes.js'

const share = new Uint8Array([1, 2, 3])
const store = createStore('lintel-embedded-wallet', 'device')

beforeEach(() => clear(store))

it('keeps its keys, and two tabs that open at once agree on them', async () => {
  const [one, other] = await Promise.all([openDevice(), openDevice()])
  expect(one.publicKey).toEqual(other.publicKey)
  expect((await openDevice()).publicKey).toEqual(one.publicKey)
})

it('signs with a key that no script can read', async () => {
  const device = await openDevice()
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('jwk', device.publicKey, algorithm, false, ['verify'])
  const signature = readBase64Url(await device.sign('nonce 1'))
  const verify = (text: string) =>
    crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, new TextEncoder().encode(text))
  expect([await verify('nonce 1'), await verify('nonce 2')]).toEqual([true, false])
  const stored = await get<{ seal: CryptoKey; sign: CryptoKeyPair }>('keys', store)
  expect([stored?.seal.extractable, stored?.sign.privateKey.extractable]).toEqual([false, false])
})

it('keeps the share of each wallet sealed, and forgets it', async () => {
  const device = await openDevice()
  await device.saveShare('wallet-1', share)
  expect(await device.readShare('wallet-1')).toEqual(share)
  expect(await device.readShare('wallet-2')).toBeNull()
  expect(JSON.stringify(await get('share wallet-1', store))).not.toContain('AQID')
  await device.deleteShare('wallet-1')
  expect(await device.readShare('wallet-1')).toBeNull()
})

it('refuses a share that was moved to another wallet', async () => {
  const device = await openDevice()
  await device.saveShare('wallet-1', share)
  const sealed = await get('share wallet-1', store)
  await set('share wallet-2', sealed, store)
  await expect(device.readShare('wallet-2')).rejects.toThrow(SealBrokenError)
})
