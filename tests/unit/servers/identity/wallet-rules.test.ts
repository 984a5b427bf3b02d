import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { APP, type Reply } from './fixtures/test-browser.js'
import { addProof, openWalletClient, openWalletOwner, type WalletClient } from './fixtures/wallet-client.js'
import { createProof, draftRecovery, draftWallet, readThumbprint, splitInText } from './fixtures/wallet-drafts.js'

vi.setConfig({ testTimeout: 30_000 })

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity({ perAccount: { rate: 100, burst: 1_000 } })
})
afterAll(() => identity.close())

const tell = ({ status, body }: Reply) => [status, body.reasons?.[0]?.field]
const readShare = (client: WalletClient, walletId: string, purpose = 'sign') =>
  client.call('POST', '/wallet/share', { walletId, purpose })

describe('the time since the login', () => {
  test('is 5 minutes at most for all that changes the wallet or gives more than a share to sign with', async () => {
    const { owner, walletId, entropy } = await openWalletOwner(identity, 'fresh@mail.example')
    const share = (await splitInText(entropy)).server
    const recovery = await draftRecovery(walletId, entropy)
    const { body: next } = await draftWallet()
    const calls = [
      () => readShare(owner, walletId, 'split'),
      () => readShare(owner, walletId, 'export'),
      () => owner.call('PUT', '/wallet/recovery', recovery),
      () => owner.call('POST', '/wallet/recovery/open', { walletId }),
      () => owner.call('POST', '/wallet/devices', { walletId, share }),
      () => owner.call('POST', '/wallet/replace', { walletId, wallet: next }),
      () => owner.call('POST', '/wallet', next),
      () => owner.call('POST', `/wallet/devices/${readThumbprint(owner.device)}/revoke`),
    ]
    identity.wait(5 * MINUTE)
    expect((await readShare(owner, walletId, 'split')).status).toBe(200)
    expect((await readShare(owner, walletId, 'export')).status).toBe(200)
    identity.wait(1)
    for (const call of calls) {
      const refused = await call()
      expect([refused.status, refused.body.reasons?.[0]]).toEqual([
        401,
        { field: 'authenticatedAt', description: 'The login is older than 5 minutes. Log in again with `fresh`.' },
      ])
    }
    expect((await owner.get()).body.wallet).toMatchObject({ walletId, hasShare: true })
  })

  test('is 24 hours at most for a share to sign with', async () => {
    const { owner, walletId, body } = await openWalletOwner(identity, 'day@mail.example')
    identity.wait(24 * HOUR)
    expect((await readShare(owner, walletId)).body.share).toBe(body.share)
    identity.wait(1)
    const refused = await readShare(owner, walletId)
    expect([refused.status, refused.body.reasons?.[0]]).toEqual([
      401,
      { field: 'authenticatedAt', description: 'The login is older than 24 hours. Log in again with `fresh`.' },
    ])
    const again = await openWalletClient(identity, 'day@mail.example', owner.device)
    expect((await readShare(again, walletId)).body.share).toBe(body.share)
  })
})

describe('the secret of session keys', () => {
  const path = '/wallet/sessions-key'

  test('is the same for a device with a share at any time, and another one for each wallet', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'keys@mail.example')
    const other = await openWalletOwner(identity, 'other-keys@mail.example')
    const { body } = await owner.call('POST', path, { walletId })
    expect(body).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/) })
    identity.wait(25 * HOUR)
    expect((await owner.call('POST', path, { walletId })).body).toEqual(body)
    expect((await other.owner.call('POST', path, { walletId: other.walletId })).body).not.toEqual(body)
    expect(tell(await other.owner.call('POST', path, { walletId }))).toEqual([404, 'walletId'])
  })

  test('is not for a copied cookie, nor for who has the mailbox', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'guarded@mail.example')
    expect(tell(await owner.browser.post(path, { walletId }))).toEqual([401, 'device'])
    const thief = await openWalletClient(identity, 'guarded@mail.example')
    expect(tell(await thief.call('POST', path, { walletId }))).toEqual([404, 'device'])
  })
})

describe('a session that has ended gets nothing', () => {
  const readAll = async (client: WalletClient, walletId: string) => [
    tell(await readShare(client, walletId)),
    tell(await client.call('POST', '/wallet/recovery/open', { walletId })),
    tell(await client.get()),
    tell(await client.send('GET', '/wallet/devices')),
  ]
  const ended = Array.from({ length: 4 }, () => [401, 'session'])

  test('after signing out, also with the cookie of before', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'out@mail.example')
    const cookies = [...owner.browser.cookies]
    await owner.browser.post('/sign-out')
    for (const [name, value] of cookies) owner.browser.cookies.set(name, value)
    expect(await readAll(owner, walletId)).toEqual(ended)
  })

  test('after another browser has ended it', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'revoked@mail.example')
    const other = await openWalletClient(identity, 'revoked@mail.example')
    const { sessionId } = (await owner.get('/session')).body
    expect((await other.call('POST', `/sessions/${sessionId}/revoke`, {})).status).toBe(200)
    expect(await readAll(owner, walletId)).toEqual(ended)
  })

  test('after 30 days without use', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'unused@mail.example')
    identity.wait(30 * 24 * HOUR)
    expect(await readAll(owner, walletId)).toEqual(ended)
  })
})

/** A recovery of the wallet that the account uses now. */
async function draftNextRecovery(owner: WalletClient) {
  const { walletId } = (await owner.get()).body.wallet as { walletId: string }
  return draftRecovery(walletId, new Uint8Array(16).fill(1))
}

describe('mails to the owner', () => {
  test.each([
    ['en', 'wallet', 'Device: Firefox, Windows'],
    ['ar', 'محفظتك', 'الجهاز: \u2068Firefox, Windows\u2069'],
  ])(
    'tell of an export, a new recovery, a new or removed device and a new wallet, in the language of the login: %s',
    async (language, word, device) => {
      const email = `told-${language}@mail.example`
      const { owner, walletId, entropy, recovery } = await openWalletOwner(identity, email, language)
      const readSubjects = async () =>
        (await identity.readMail(email)).map(({ subject }) => subject).filter((subject) => subject.includes(word))
      const subjects = await readSubjects()
      expect(subjects).toHaveLength(1)
      await readShare(owner, walletId)
      await readShare(owner, walletId, 'split')
      expect(await readSubjects()).toHaveLength(1)
      await readShare(owner, walletId, 'export')
      expect(await readSubjects()).toHaveLength(2)
      await owner.call('POST', '/wallet/recovery/open', { walletId })
      await owner.call('POST', '/wallet/devices', { walletId, share: (await splitInText(entropy)).server })
      await owner.call('PUT', '/wallet/recovery', recovery)
      await owner.call('POST', '/wallet/replace', { walletId, wallet: (await draftWallet()).body })
      await owner.call('PUT', '/wallet/recovery', await draftNextRecovery(owner))
      await owner.call('POST', `/wallet/devices/${readThumbprint(owner.device)}/revoke`)
      const all = await readSubjects()
      expect([all.length, new Set(all).size]).toEqual([8, 6])
      const [newest] = await identity.readMail(email)
      expect(newest?.text).toContain(device)
      for (const subject of all) expect(subject).toContain(new URL(APP).host)
    },
  )

  test('that cannot be sent are reported, and what they tell of succeeds', async () => {
    const { owner, walletId, body } = await openWalletOwner(identity, 'unsent@mail.example')
    const browser = identity.vary({ mailer: { send: () => Promise.reject(new Error('down')) } })()
    for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
    const path = '/wallet/share'
    const dpop = await createProof(owner.device, { method: 'POST', path, now: identity.now() })
    const reply = await browser.post(path, { walletId, purpose: 'export' }, { dpop })
    expect(reply.body).toEqual({ share: body.share })
    expect(identity.reports.at(-1)).toBe('Identity: a mail about a wallet could not be sent.')
  })
})

describe('the limits of an account', () => {
  test('bound requests for shares, and a cookie without the device key does not use them up', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'limit@mail.example')
    const other = await openWalletOwner(identity, 'limit2@mail.example')
    const open = identity.vary({ perAccount: { rate: 1, burst: 3 } })
    const path = '/wallet/share'
    const post = async (client: WalletClient, id: string, browser = open(), device = client.device) => {
      for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
      const dpop = await createProof(device, { method: 'POST', path, now: identity.now() })
      return browser.post(path, { walletId: id, purpose: 'sign' }, { dpop })
    }
    for (let count = 0; count < 5; count += 1) {
      expect((await post(owner, walletId, open(), other.owner.device)).status).toBe(401)
    }
    const replies: Reply[] = []
    for (let count = 0; count < 4; count += 1) replies.push(await post(owner, walletId))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(replies.at(-1)?.headers.get('retry-after')).toBe('1')
    expect((await post(other.owner, other.walletId)).status).toBe(200)
    identity.wait(1_000)
    expect((await post(owner, walletId)).status).toBe(200)
  })

  test('bound the requests that mail the owner: 20 in an hour', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'mails@mail.example')
    const open = () => owner.call('POST', '/wallet/recovery/open', { walletId })
    // Setting up the recovery was the first.
    for (let count = 0; count < 19; count += 1) expect((await open()).status).toBe(200)
    const refused = await open()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '180'])
    expect((await readShare(owner, walletId, 'export')).status).toBe(429)
    expect((await readShare(owner, walletId)).status).toBe(200)
    identity.wait(3 * MINUTE)
    expect((await open()).status).toBe(200)
  })

  test('do not keep the owner from revoking a device that has used them up', async () => {
    const email = 'flooded@mail.example'
    const { owner, walletId, entropy } = await openWalletOwner(identity, email)
    const lost = await openWalletClient(identity, email)
    await lost.call('POST', '/wallet/recovery/open', { walletId })
    await lost.call('POST', '/wallet/devices', { walletId, share: (await splitInText(entropy)).server })
    const openAgain = (client: WalletClient) => client.call('POST', '/wallet/recovery/open', { walletId })
    for (let status = 200; status !== 429; ) ({ status } = await openAgain(lost))
    expect((await openAgain(owner)).status).toBe(200)
    for (let status = 200; status !== 429; ) ({ status } = await openAgain(owner))
    const openOther = identity.vary({ perAccount: { rate: 1, burst: 2 } })
    const readElsewhere = async (client: WalletClient) => {
      const browser = openOther()
      for (const [name, value] of client.browser.cookies) browser.cookies.set(name, value)
      const path = '/wallet/share'
      const dpop = await createProof(client.device, { method: 'POST', path, now: identity.now() })
      return (await browser.post(path, { walletId, purpose: 'sign' }, { dpop })).status
    }
    for (let status = 200; status !== 429; ) status = await readElsewhere(lost)
    expect(await readElsewhere(owner)).toBe(200)
    const revoked = await owner.call('POST', `/wallet/devices/${readThumbprint(lost.device)}/revoke`)
    expect(revoked.body).toEqual({ status: 'SUCCESS' })
  })

  test('bound the wallets that are kept', async () => {
    const { owner, walletId } = await openWalletOwner(identity, 'many@mail.example')
    let current = walletId
    let reply: Reply | undefined
    for (let count = 0; count < 20; count += 1) {
      // Each through a process of its own, since the limit of mails is lower.
      const browser = identity.vary({})()
      for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
      const { body } = await draftWallet()
      const path = '/wallet/replace'
      const dpop = await createProof(owner.device, { method: 'POST', path, now: identity.now() })
      const proven = await addProof(owner, { method: 'POST', path, body: { walletId: current, wallet: body } })
      reply = await browser.post(path, proven, { dpop })
      if (reply.status !== 200) break
      current = body.walletId
    }
    expect(reply && tell(reply)).toEqual([409, 'wallet'])
    expect((await readShare(owner, current)).status).toBe(200)
  })
})

describe('a request that is not of the form is refused', () => {
  const proof = { nonce: 'nonce', signature: `0x${'1'.repeat(130)}` }
  const plain = {
    walletId: 'A'.repeat(22),
    addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '4'.repeat(44) },
    share: 'A'.repeat(23),
  }
  const wallet = { ...plain, proof }
  const method = { kind: 'password', salt: 'A'.repeat(22), memory: 19_456, passes: 2 }
  const sealed = { version: 1, iv: 'A'.repeat(16), data: 'A'.repeat(44) }
  const recovery = { walletId: wallet.walletId, method, sealed, share: wallet.share, proof }
  const { walletId } = wallet

  test.each<[what: string, method: 'POST' | 'PUT', path: string, body: unknown, field: string]>([
    ['a field that no request has', 'POST', '/wallet', { ...wallet, mnemonic: 'x' }, 'mnemonic'],
    [
      'a field of the addresses',
      'POST',
      '/wallet',
      { ...wallet, addresses: { ...wallet.addresses, bip122: 'x' } },
      'addresses',
    ],
    ['no share', 'POST', '/wallet', { ...wallet, share: undefined }, 'share'],
    ['a short share', 'POST', '/wallet', { ...wallet, share: 'A'.repeat(22) }, 'share'],
    ['a long share', 'POST', '/wallet', { ...wallet, share: 'A'.repeat(24) }, 'share'],
    ['a share whose last bits are lost', 'POST', '/wallet', { ...wallet, share: `${'A'.repeat(22)}B` }, 'share'],
    ['an id with other characters', 'POST', '/wallet', { ...wallet, walletId: `${'A'.repeat(21)}/` }, 'walletId'],
    ['an id that is a number', 'POST', '/wallet', { ...wallet, walletId: 1 }, 'walletId'],
    [
      'a short address',
      'POST',
      '/wallet',
      { ...wallet, addresses: { ...wallet.addresses, eip155: '0x1' } },
      'addresses',
    ],
    [
      'an address that is no base58',
      'POST',
      '/wallet',
      { ...wallet, addresses: { ...wallet.addresses, solana: 'O'.repeat(44) } },
      'addresses',
    ],
    ['no purpose', 'POST', '/wallet/share', { walletId }, 'purpose'],
    ['another purpose', 'POST', '/wallet/share', { walletId, purpose: 'read' }, 'purpose'],
    ['a field of the share', 'POST', '/wallet/share', { walletId, purpose: 'sign', thumbprint: 'x' }, 'thumbprint'],
    ['another kind', 'PUT', '/wallet/recovery', { ...recovery, method: { ...method, kind: 'mail' } }, 'method'],
    [
      'a password in the method',
      'PUT',
      '/wallet/recovery',
      { ...recovery, method: { ...method, password: 'x' } },
      'method',
    ],
    ['too little memory', 'PUT', '/wallet/recovery', { ...recovery, method: { ...method, memory: 1_024 } }, 'method'],
    ['too much memory', 'PUT', '/wallet/recovery', { ...recovery, method: { ...method, memory: 2 ** 31 } }, 'method'],
    ['half a pass', 'PUT', '/wallet/recovery', { ...recovery, method: { ...method, passes: 2.5 } }, 'method'],
    ['a short salt', 'PUT', '/wallet/recovery', { ...recovery, method: { ...method, salt: 'A' } }, 'method'],
    [
      'a passkey without id',
      'PUT',
      '/wallet/recovery',
      { ...recovery, method: { kind: 'passkey', salt: method.salt } },
      'method',
    ],
    ['another version', 'PUT', '/wallet/recovery', { ...recovery, sealed: { ...sealed, version: 2 } }, 'sealed'],
    [
      'more sealed bytes',
      'PUT',
      '/wallet/recovery',
      { ...recovery, sealed: { ...sealed, data: 'A'.repeat(64) } },
      'sealed',
    ],
    ['no proof', 'POST', '/wallet', plain, 'proof'],
    ['no signature', 'POST', '/wallet', { ...plain, proof: { nonce: 'nonce' } }, 'proof'],
    ['a short signature', 'POST', '/wallet', { ...plain, proof: { ...proof, signature: '0x11' } }, 'proof'],
    ['a nonce with other characters', 'POST', '/wallet', { ...plain, proof: { ...proof, nonce: 'a b' } }, 'proof'],
    ['a field of the proof', 'POST', '/wallet', { ...plain, proof: { ...proof, key: 'x' } }, 'proof'],
    ['no proof to revoke', 'POST', `/wallet/devices/${'a'.repeat(43)}/revoke`, {}, 'proof'],
    ['no body to open', 'POST', '/wallet/recovery/open', {}, 'walletId'],
    ['no share of a device', 'POST', '/wallet/devices', { walletId, proof }, 'share'],
    [
      'a wallet that is none',
      'POST',
      '/wallet/replace',
      { walletId, wallet: { ...plain, addresses: 'x' }, proof },
      'wallet',
    ],
    [
      'a field of the new wallet',
      'POST',
      '/wallet/replace',
      { walletId, wallet: { ...plain, key: 'x' }, proof },
      'wallet',
    ],
  ])('%s', async (_what, verb, path, body, field) => {
    const browser = identity.openBrowser()
    const reply = verb === 'PUT' ? await browser.put(path, body) : await browser.post(path, body)
    expect([reply.status, reply.body.reasons?.map((reason) => reason.field)]).toEqual([422, [field]])
    expect(reply.body.reasons?.[0]?.description).toMatch(/^Must be (?!.*(?:Invalid|expected)).+\.$/)
  })

  test('more than 64 KB', async () => {
    const reply = await identity.openBrowser().post('/wallet', { ...wallet, share: 'A'.repeat(70_000) })
    expect(tell(reply)).toEqual([400, 'body'])
  })
})

test('the OpenAPI document describes the endpoints of the wallet', async () => {
  const { paths } = (await identity.openBrowser().get('/openapi.json')).body as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/wallet') ? Object.keys(methods).map((method) => `${method} ${path}`) : [],
  )
  expect(described.sort()).toEqual([
    'get /wallet',
    'get /wallet/devices',
    'get /wallet/nonce',
    'post /wallet',
    'post /wallet/devices',
    'post /wallet/devices/{thumbprint}/revoke',
    'post /wallet/recovery/evaluate',
    'post /wallet/recovery/open',
    'post /wallet/replace',
    'post /wallet/replace/cancel',
    'post /wallet/sessions-key',
    'post /wallet/share',
    'post /wallet/sponsor',
    'put /wallet/recovery',
  ])
})
