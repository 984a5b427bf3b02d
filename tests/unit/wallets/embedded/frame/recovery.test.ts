import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createPasswordMethod,
  derivePasskeyKey,
  type PasswordMethod,
} from '../../../../../wallets/embedded/keys/recovery-key.js'
import { recoverWallet } from '../../../../../wallets/embedded/recovery/recover-wallet.js'
import { replaceWallet } from '../../../../../wallets/embedded/recovery/replace-wallet.js'
import { revealMnemonic } from '../../../../../wallets/embedded/recovery/reveal-mnemonic.js'
import { setUpRecovery } from '../../../../../wallets/embedded/recovery/set-up-recovery.js'
import { runKeyOperation } from '../../../../../wallets/embedded/signer/run-key-operation.js'
import { startTestIdentity, type TestIdentity } from '../../../servers/identity/fixtures/start-test-identity.js'
import { logIn, openTestFrame, type TestFrame } from './open-test-frame.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const openKeyWorker = () => ({ run: runKeyOperation, close() {} })
const portsOf = ({ vault, device }: TestFrame) => ({ vault, device, openKeyWorker })
const failure = (promise: Promise<unknown>) =>
  promise.catch((error: Error & { code?: unknown }) => error.code ?? error.name)
const PASSWORD = 'harbor lantern onion'

/** A key that follows from the password and its salt. Argon2id, a second of work, has its test in keys.test.ts. */
async function deriveKey(password: string, { salt }: PasswordMethod): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(`${salt} ${password}`)
  return derivePasskeyKey(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

let count = 0
let identity: TestIdentity
beforeAll(async () => {
  identity = await startTestIdentity()
})
afterAll(() => identity.close())

/** A frame of a new device, logged in. Mails to an address are 30 s apart. */
async function openDevice(email: string): Promise<TestFrame> {
  const frame = await openTestFrame(identity)
  identity.wait(31_000)
  await logIn(frame, identity, email)
  return frame
}

async function readWallet({ vault }: TestFrame) {
  const wallet = await vault.read()
  if (!wallet) throw new Error('There is no wallet.')
  return wallet
}

/** A first device whose wallet has a password. */
async function openFirstDevice(password = PASSWORD) {
  const email = `recovery-${++count}@mail.example`
  const first = await openDevice(email)
  expect(await failure(first.accountReader.readAccount())).toBe('recovery-setup-required')
  const method = createPasswordMethod()
  const key = await deriveKey(password, method)
  await setUpRecovery(portsOf(first), await readWallet(first), { method, key })
  return { email, first }
}

/** Logs in on a second device, and reads the wallet that it recovers. */
async function openOnSecondDevice(email: string) {
  const second = await openDevice(email)
  expect(await failure(second.accountReader.readAccount())).toBe('recovery-required')
  const wallet = await readWallet(second)
  const opened = await second.vault.openRecovery(wallet.walletId)
  const recover = async (password: string) => {
    if (opened.method.kind !== 'password') throw new Error('Not a password.')
    const key = await deriveKey(password, opened.method)
    await recoverWallet(portsOf(second), wallet, { opened, key })
  }
  return { second, wallet, recover }
}

describe('a password', () => {
  test('recovers the wallet on a second device: both give the words of one address', async () => {
    const { email, first } = await openFirstDevice()
    const { second, wallet, recover } = await openOnSecondDevice(email)
    await recover(PASSWORD)
    const phrases = []
    for (const frame of [first, second]) {
      const account = await frame.accountReader.readAccount()
      expect(account.wallet.addresses).toEqual(wallet.addresses)
      phrases.push((await revealMnemonic(portsOf(frame), account.wallet)).join(' '))
    }
    expect(phrases[0]).toBe(phrases[1])
    expect(mnemonicToAccount(phrases[0] ?? '').address).toBe(wallet.addresses.eip155)
  })

  test('that is wrong adds no device, and the right one still works', async () => {
    const { email } = await openFirstDevice()
    const { second, wallet, recover } = await openOnSecondDevice(email)
    expect(await failure(recover('harbor lantern onions'))).toBe('SealBrokenError')
    expect(await second.device.readShare(wallet.walletId)).toBeNull()
    await recover(PASSWORD)
    expect((await second.accountReader.readAccount()).wallet.walletId).toBe(wallet.walletId)
  })

  test('that is replaced no longer opens the wallet', async () => {
    const { email, first } = await openFirstDevice()
    const method = createPasswordMethod()
    const key = await deriveKey('another lantern here', method)
    await setUpRecovery(portsOf(first), await readWallet(first), { method, key })
    const { recover } = await openOnSecondDevice(email)
    expect(await failure(recover(PASSWORD))).toBe('SealBrokenError')
    await recover('another lantern here')
  })

  test('leaves no half of a device when the service refuses it', async () => {
    const { email } = await openFirstDevice()
    const { second, wallet, recover } = await openOnSecondDevice(email)
    identity.wait(6 * 60_000)
    expect(await failure(recover(PASSWORD))).toBe('login-too-old')
    expect(await second.device.readShare(wallet.walletId)).toBeNull()
    expect((await readWallet(second)).hasShare).toBe(false)
  })
})

describe('a login older than 5 minutes', () => {
  test('neither shows the words nor sets a recovery up', async () => {
    const { first } = await openFirstDevice()
    const wallet = await readWallet(first)
    identity.wait(6 * 60_000)
    expect(await failure(revealMnemonic(portsOf(first), wallet))).toBe('login-too-old')
    const method = createPasswordMethod()
    const key = await deriveKey(PASSWORD, method)
    expect(await failure(setUpRecovery(portsOf(first), wallet, { method, key }))).toBe('login-too-old')
  })
})

test('a wallet that is given up has another address, no recovery, and is used at once', async () => {
  const { email } = await openFirstDevice()
  const second = await openDevice(email)
  const lost = await readWallet(second)
  const created = await replaceWallet(portsOf(second), lost)
  expect(created.addresses.eip155).not.toBe(lost.addresses.eip155)
  expect(await failure(second.accountReader.readAccount())).toBe('recovery-setup-required')
  expect((await readWallet(second)).walletId).toBe(created.walletId)
  const words = await revealMnemonic(portsOf(second), created)
  expect(mnemonicToAccount(words.join(' ')).address).toBe(created.addresses.eip155)
})

test('a browser without a share is sent to recovery', async () => {
  const { email } = await openFirstDevice()
  const second = await openDevice(email)
  expect(await failure(revealMnemonic(portsOf(second), await readWallet(second)))).toBe('recovery-required')
})
