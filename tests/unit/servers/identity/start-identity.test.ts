import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { listen } from '../../../../servers/http/listen.js'
import { ensureKeks, parseKeks } from '../../../../servers/identity/node/read-keks.js'
import { readOptions } from '../../../../servers/identity/node/read-options.js'
import { ensureSecret, parseSecret } from '../../../../servers/identity/node/read-secret.js'
import { readFarcaster, readSocial } from '../../../../servers/identity/node/read-social.js'
import { createVault } from '../../../../servers/identity/secrets/create-vault.js'
import { createOriginList } from '../../../../servers/origins/create-origin-list.js'
import { runProgram } from '../fixtures/run-program.js'

vi.setConfig({ testTimeout: 20_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-identity-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the origins of the project', () => {
  const reports: string[] = []
  const create = (options: Partial<Parameters<typeof createOriginList>[0]> = {}) =>
    createOriginList({
      service: 'Identity',
      isDevelopment: false,
      now: Date.now,
      report: (message) => reports.push(message),
      ...options,
    }).allows
  const serve = (body: unknown, status = 200) =>
    listen({
      port: 0,
      fetch: ({ url }) =>
        new URL(url).pathname === '/directory/projects/v1/origins'
          ? Response.json(body, { status })
          : new Response('', { status: 404 }),
    })

  test('an empty list allows no page, and a loopback page only of a project in development', async () => {
    for (const origin of ['https://app.example', 'http://localhost:3000']) expect(await create()(origin)).toBe(false)
    const inDevelopment = create({ isDevelopment: true })
    expect(await inDevelopment('http://localhost:3000')).toBe(true)
    expect(await inDevelopment('http://127.0.0.1:5173')).toBe(true)
    for (const origin of ['https://app.example', 'http://localhost.evil.example', 'null']) {
      expect(await inDevelopment(origin), origin).toBe(false)
    }
  })

  test('are named by the operator and by the directory', async () => {
    const directory = await serve({ allowedOrigins: ['https://app.example'] })
    const isAllowed = create({ origins: ['https://ours.example'], directoryUrl: `${directory.url}/directory/` })
    const asked = [
      'https://app.example',
      'https://ours.example',
      'https://evil.example',
      'https://app.example.evil.example',
    ]
    expect(await Promise.all(asked.map(isAllowed))).toEqual([true, true, false, false])
    await directory.close()
  })

  test('a directory that cannot be read, or answers something else, allows no page and is reported', async () => {
    for (const [body, status] of [
      [{ allowedOrigins: 'https://app.example' }, 200],
      [{ allowedOrigins: ['https://app.example'] }, 500],
    ] as const) {
      const directory = await serve(body, status)
      expect(await create({ directoryUrl: `${directory.url}/directory` })('https://app.example')).toBe(false)
      await directory.close()
    }
    expect(await create({ directoryUrl: 'http://127.0.0.1:1' })('https://app.example')).toBe(false)
    expect(reports).toHaveLength(3)
    expect(reports[2]).toContain('cannot be read, so no page is allowed.')
  })
})

describe('the secret', () => {
  test('is created once, for this user alone', async () => {
    const path = join(folder, 'new', 'secret')
    const [first, second] = await Promise.all([ensureSecret(path), ensureSecret(path)])
    expect(Buffer.from(first)).toEqual(Buffer.from(second))
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test.each(['', 'abc', 'g'.repeat(64), 'a'.repeat(63)])('refuses %j', (text) => {
    expect(() => parseSecret(text)).toThrow('IDENTITY_SECRET must be 64 hexadecimal digits.')
  })

  test('seals for one subject, and another secret opens nothing', () => {
    const vault = createVault(Buffer.alloc(32, 1))
    const sealed = vault.seal('one', 'token')
    expect(vault.open('one', sealed)).toBe('token')
    expect(() => vault.open('other', sealed)).toThrow()
    expect(() => createVault(Buffer.alloc(32, 2)).open('one', sealed)).toThrow()
    expect(() => createVault(Buffer.alloc(31))).toThrow('32 bytes')
  })

  test('codes have six digits and are spread over all of them', () => {
    const vault = createVault(Buffer.alloc(32, 1))
    const codes = Array.from({ length: 2_000 }, () => vault.createCode('x').code)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    for (const digit of '0123456789') expect(codes.filter((code) => code.startsWith(digit)).length).toBeGreaterThan(120)
  })
})

describe('the keys of the shares of wallets', () => {
  const hex = 'ab'.repeat(32)

  test('are a list, the first of which seals', () => {
    const key = Buffer.from(hex, 'hex')
    expect(parseKeks(`new:${hex},old-1:${hex.toUpperCase()}\n`)).toEqual([
      { id: 'new', key },
      { id: 'old-1', key },
    ])
  })

  test.each(['', hex, `:${hex}`, `a:${hex}0`, `a:${hex.slice(2)}`, `a b:${hex}`, `a:${hex},a:${hex}`])(
    'refuses %j, and does not print it',
    (text) => {
      expect(() => parseKeks(text)).toThrow(
        /^WALLET_KEKS must be id:key, each key of 64 hexadecimal digits, (?!.*abab)/,
      )
    },
  )

  test('are created once, for this user alone, and another folder has others', async () => {
    const path = join(folder, 'keks', 'wallet-keks')
    const starts = await Promise.all(Array.from({ length: 5 }, () => ensureKeks(path)))
    for (const keks of starts) expect(keks).toEqual(starts[0])
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'keks'))).toEqual(['wallet-keks'])
    const [other] = await ensureKeks(join(folder, 'other', 'wallet-keks'))
    expect(other?.id).not.toBe(starts[0]?.[0]?.id)
  })

  test('a file that was changed is refused and not replaced', async () => {
    const path = join(folder, 'changed-keks')
    writeFileSync(path, 'junk')
    await expect(ensureKeks(path)).rejects.toThrow('WALLET_KEKS must be')
    expect(readFileSync(path, 'utf8')).toBe('junk')
  })
})

describe('social providers from the environment', () => {
  test('those with a client id, and the stand-ins for the others', () => {
    expect(readSocial({})).toEqual({})
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readSocial(google)).toEqual({ google: { clientId: 'id', clientSecret: 'secret' } })
    const mixed = readSocial({ ...google, STAND_INS_URL: 'http://localhost:3006' })
    expect([mixed.google?.clientId, mixed.apple?.url, mixed.x?.url]).toEqual([
      'id',
      'http://localhost:3006/oidc/apple',
      'http://localhost:3006/oauth/x',
    ])
    expect(readFarcaster({})).toBeUndefined()
    expect(readFarcaster({ FARCASTER_RPC_URL: 'https://op.example' })?.relayUrl).toBe('https://relay.farcaster.xyz')
  })

  test('a secret that is missing is named', () => {
    expect(() => readSocial({ X_CLIENT_ID: 'id' })).toThrow('X_CLIENT_SECRET is empty.')
  })
})

describe('the environment', () => {
  const FRAME_ORIGIN = 'http://localhost:3007'

  test.each([
    [{ FRAME_ORIGIN: `${FRAME_ORIGIN}/` }, 'FRAME_ORIGIN is "http://localhost:3007/".'],
    [{ FRAME_ORIGIN, DEVICE_APPROVAL: 'never' }, 'DEVICE_APPROVAL is "never".'],
    [{ FRAME_ORIGIN, MAIL_INTERVAL: '0' }, 'MAIL_INTERVAL is "0".'],
    [{ FRAME_ORIGIN, MAIL_INTERVAL: 'soon' }, 'MAIL_INTERVAL is "soon".'],
    [{ FRAME_ORIGIN, IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET must be'],
    [{ FRAME_ORIGIN, WALLET_KEKS: 'short' }, 'WALLET_KEKS must be'],
    [{ FRAME_ORIGIN, X_URL: 'javascript:alert(1)' }, 'X_URL is "javascript:alert(1)".'],
  ])('%j is refused: %s', async (env, message) => {
    await expect(readOptions({ LINTEL_DATA_DIR: join(folder, 'environment'), ...env })).rejects.toThrow(message)
  })

  test('a mail may follow another after 30 s, or after MAIL_INTERVAL', async () => {
    const env = { LINTEL_DATA_DIR: join(folder, 'environment'), FRAME_ORIGIN }
    expect(await readOptions(env)).toMatchObject({ mailInterval: 30_000 })
    expect(await readOptions({ ...env, MAIL_INTERVAL: '5' })).toMatchObject({ mailInterval: 5_000 })
  })
})

describe('a frame that is not on this machine', () => {
  const env = {
    LINTEL_DATA_DIR: join(folder, 'public'),
    FRAME_ORIGIN: 'https://wallet.example',
    SMTP_URL: 'smtps://mail.example',
    WALLET_KEKS: `2026:${'ab'.repeat(32)}`,
    IDENTITY_SECRET: 'cd'.repeat(32),
  }

  test('starts when mails, keys and the secret are set, and writes no file', async () => {
    expect(await readOptions(env)).toMatchObject({ smtpUrl: env.SMTP_URL })
    expect(existsSync(env.LINTEL_DATA_DIR)).toBe(false)
  })

  test.each([
    [{ SMTP_URL: '' }, 'set SMTP_URL to the URL of your mail server, such as smtps://user:password@mail.example.'],
    [{ WALLET_KEKS: '' }, 'set WALLET_KEKS to 2026:$(openssl rand -hex 32).'],
    [{ IDENTITY_SECRET: '' }, 'set IDENTITY_SECRET to $(openssl rand -hex 32).'],
    [
      { STAND_INS_URL: 'http://localhost:3006' },
      'remove STAND_INS_URL, whose stand-ins let everybody log in as anybody.',
    ],
    [{ WALLET_WAIT: '0' }, 'set WALLET_WAIT to 24 hours or more, in which an owner can cancel what a thief begins.'],
    [{ EMAIL_WAIT: '23' }, 'set EMAIL_WAIT to 24 hours or more, in which an owner can cancel what a thief begins.'],
    [{ FRAME_ORIGIN: 'http://localhost:3007', PUBLIC_URL: 'https://id.example', SMTP_URL: '' }, 'set SMTP_URL to'],
  ])('with %j does not start: %s', async (changes, advice) => {
    await expect(readOptions({ ...env, ...changes })).rejects.toThrow(`not on this machine: ${advice}`)
    expect(existsSync(env.LINTEL_DATA_DIR)).toBe(false)
  })

  test('is told everything at once, in one sentence, and to keep a key that exists', async () => {
    const { LINTEL_DATA_DIR, FRAME_ORIGIN } = env
    const dataFolder = `${LINTEL_DATA_DIR}-with-key`
    mkdirSync(join(dataFolder, 'identity'), { recursive: true })
    writeFileSync(join(dataFolder, 'identity', 'wallet-keks'), env.WALLET_KEKS)
    const start = readOptions({ LINTEL_DATA_DIR: dataFolder, FRAME_ORIGIN, STAND_INS_URL: 'http://localhost:3006' })
    await expect(start).rejects.toThrow(
      /^FRAME_ORIGIN is https:\/\/wallet\.example, .*set SMTP_URL .*; set WALLET_KEKS to what .*identity\/wallet-keks holds; set IDENTITY_SECRET .*; remove STAND_INS_URL.*\.$/,
    )
  })
})

describe('the files of keys', () => {
  const start = (dataFolder: string) =>
    readOptions({ LINTEL_DATA_DIR: dataFolder, FRAME_ORIGIN: 'http://localhost:3007' })

  test('lie in a folder beside that of the database, which only this user may open', async () => {
    const dataFolder = join(folder, 'apart')
    const { database } = await start(dataFolder)
    expect(database).toEqual({ folder: join(dataFolder, 'identity') })
    expect(readdirSync(join(dataFolder, 'keys')).sort()).toEqual(['identity-secret', 'wallet-keks'])
    expect(statSync(join(dataFolder, 'keys')).mode & 0o777).toBe(0o700)
    expect(existsSync(join(dataFolder, 'identity'))).toBe(false)
  })

  test('of an older version are moved, also by processes that start together', async () => {
    const dataFolder = join(folder, 'older')
    mkdirSync(join(dataFolder, 'identity'), { recursive: true })
    writeFileSync(join(dataFolder, 'identity', 'wallet-keks'), `old:${'ab'.repeat(32)}\n`)
    writeFileSync(join(dataFolder, 'identity', 'secret'), `${'cd'.repeat(32)}\n`)
    for (const { walletKeks, secret } of await Promise.all([start(dataFolder), start(dataFolder), start(dataFolder)])) {
      expect(walletKeks).toEqual([{ id: 'old', key: Buffer.from('ab'.repeat(32), 'hex') }])
      expect(Buffer.from(secret).toString('hex')).toBe('cd'.repeat(32))
    }
    expect(readdirSync(join(dataFolder, 'identity'))).toEqual([])
    for (const name of readdirSync(join(dataFolder, 'keys'))) {
      expect(statSync(join(dataFolder, 'keys', name)).mode & 0o777, name).toBe(0o600)
    }
  })

  test('that differ stop the start, and both stay', async () => {
    const dataFolder = join(folder, 'two')
    const paths = ['identity', 'keys'].map((name) => join(dataFolder, name, 'wallet-keks'))
    for (const [index, path] of paths.entries()) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `key${index}:${`${index}b`.repeat(32)}\n`)
    }
    await expect(start(dataFolder)).rejects.toThrow('There are two files of secrets')
    for (const path of paths) expect(existsSync(path)).toBe(true)
  })
})

describe('the program', () => {
  const run = (env: Record<string, string>) =>
    runProgram('servers/identity/node/main.ts', {
      ...process.env,
      LINTEL_DATA_DIR: join(folder, 'run'),
      PORT: '0',
      ...env,
    })

  test('says what to change when it does not start', async () => {
    const { child, readErrors } = run({})
    const [code] = await once(child, 'close')
    expect([code, readErrors()]).toEqual([
      1,
      expect.stringContaining('The identity service did not start: FRAME_ORIGIN is "".'),
    ])
  })

  test('without a mail server it prints the inbox, and ends on SIGTERM', async () => {
    const { child, readOutput } = run({ FRAME_ORIGIN: 'http://localhost:3007' })
    await expect.poll(readOutput, { timeout: 15_000 }).toContain('The identity service is ready: ')
    const inbox = /inbox of this machine: (\S+)/.exec(readOutput())?.[1] ?? ''
    const page = await fetch(inbox)
    expect(await page.text()).toContain('Inbox of this machine')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const secret of ['identity-secret', 'wallet-keks']) {
      expect(statSync(join(folder, 'run', 'keys', secret)).mode & 0o777, secret).toBe(0o600)
    }
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  })
})
