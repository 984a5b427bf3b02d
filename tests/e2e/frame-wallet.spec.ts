import { ed25519 } from '@noble/curves/ed25519'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { generateKeyPairSigner, address as toAddress } from '@solana/kit'
import { createPublicClient, http, parseEther, recoverMessageAddress, toHex } from 'viem'
import { localSolana } from '../../servers/chains/serving/local-networks.js'
import { toBase64, transfer, write } from '../unit/wallets/embedded/solana/sample-transactions.js'
import { expect, test } from './fixtures/sites/frame.js'
import { callNode } from './fixtures/sites/site.js'
import { newEmail, readAndApprove, readCode } from './fixtures/visitors/embedded-visitor.js'
import { ask, findFrame, openApp, setRecoveryUp, useOwnKey } from './fixtures/visitors/frame-visitor.js'
import { createAccount } from './fixtures/visitors/visitor.js'

/** One login in the real frame: what its three accounts approve, with the real node, bundler and EntryPoint. */

test.setTimeout(180_000)

/** Asks for what the visitor approves in the frame, under this heading. */
async function approve(
  page: Page,
  request: { method: string; params: unknown; chainId?: string },
  heading: string,
  text?: string,
): Promise<unknown> {
  const asking = ask(page, 'RPC_REQUEST', request, { isShown: true })
  const frame = page.frameLocator('iframe')
  if (text !== undefined) await expect(frame.getByText(text, { exact: true })).toBeVisible()
  await frame.getByRole('heading', { name: heading }).click()
  await readAndApprove(frame)
  const { result, message } = await asking
  expect(message).toBeUndefined()
  return result
}

/** Lists sessions, as a page does. */
async function listSessions({ url, key }: { url: string; key: string }): Promise<{ pci: string }[]> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()).pcis
}

test('logs in by e-mail after a wrong code; the key, the smart account and Solana sign and send', async ({
  page,
  world,
  server,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  const client = createPublicClient({ transport: http(world.controlUrl) })
  const fund = (address: string) =>
    client.request({ method: 'anvil_setBalance', params: [address, toHex(parseEther('1'))] } as never)
  await openApp(page, world)
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })

  await test.step('a wrong code is told, and the right one still works', async () => {
    const email = newEmail('nora')
    expect(await ask(page, 'CONNECT_EMAIL', { email })).toEqual({ result: { action: 'VERIFY_OTP' } })
    const otp = await readCode(world, email)
    const wrong = otp === '000000' ? '000001' : '000000'
    expect(await ask(page, 'CONNECT_OTP', { otp: wrong })).toMatchObject({ reason: 'wrong-code' })
    expect(await ask(page, 'CONNECT_EMAIL', { email })).toMatchObject({
      reason: 'too-early',
      message: expect.stringMatching(/after \d+ seconds/),
    })
    expect(await ask(page, 'CONNECT_OTP', { otp })).toEqual({ result: undefined })
    expect(findFrame(page, world).url()).toContain('projectId=harbor')
  })
  const smart = await setRecoveryUp(page, world)
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })

  await test.step('the smart account carries out two calls as one, then gives and revokes a permission', async () => {
    await fund(smart)
    const read = async (method: string, params: readonly unknown[]) =>
      (await ask(page, 'RPC_REQUEST', { method, params: [...params] })).result
    const chainId = toHex(31_337)
    expect(await read('wallet_getCapabilities', [smart])).toMatchObject({
      [chainId]: { atomic: { status: 'supported' } },
    })

    const receivers = [createAccount().address, createAccount().address] as const
    const calls = receivers.map((to, index) => ({ to, value: toHex(index + 5) }))
    const batch = { version: '2.0.0', from: smart, chainId, atomicRequired: true, calls }
    const sent = await approve(page, { method: 'wallet_sendCalls', params: [batch] }, 'Confirm these calls')
    const { id } = sent as { id: string }
    await expect
      .poll(() => read('wallet_getCallsStatus', [id]), { timeout: 60_000 })
      .toMatchObject({ id, status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    const received = await Promise.all(receivers.map((address) => client.getBalance({ address })))
    expect(received).toEqual([5n, 6n])

    const permission = {
      chainId,
      expiry: Number((await client.getBlock()).timestamp) + 3_600,
      signer: { type: 'account', data: { address: receivers[0] } },
      permissions: [{ type: 'native-token-transfer', data: { allowance: '0x10' } }],
    }
    const grant = { method: 'wallet_grantPermissions', params: [permission] }
    const [granted] = (await approve(page, grant, 'Give this permission')) as { context: string }[]
    expect(granted?.context).toMatch(/^0x[\da-f]{64,}$/)
    const { key } = (await read('lintel_getSessionsKey', [])) as { key: string }
    const url = `${server.config.services.dataApi}/v1/sessions/${smart}`
    const list = () => page.evaluate(listSessions, { url, key })
    const [session, ...others] = await list()
    expect(session).toMatchObject({
      ...{ project: { id: new URL(world.app).origin }, status: 'active', remaining: { left: '16', of: '16' } },
    })
    expect(others).toEqual([])
    const revoke = { method: 'wallet_revokeExecutionPermission', params: [{ pcis: [session?.pci] }] }
    expect(await approve(page, revoke, 'End this permission')).toEqual({})
    expect(await list()).toMatchObject([{ status: 'revoked' }])
  })

  await test.step("the account of the wallet's own key signs a message and sends a payment", async () => {
    const address = await useOwnKey(page)
    const hello = { method: 'personal_sign', params: [`0x${Buffer.from('Hello').toString('hex')}`, address] }
    const signature = (await approve(page, hello, 'Sign this message', 'Hello')) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(address)

    await fund(address)
    const { address: receiver } = createAccount()
    const payment = { method: 'eth_sendTransaction', params: [{ from: address, to: receiver, value: '0x5' }] }
    const hash = (await approve(page, payment, 'Send this payment')) as `0x${string}`
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    await client.waitForTransactionReceipt({ hash })
    expect(await client.getBalance({ address: receiver })).toBe(5n)
  })

  await test.step('the account of Solana signs in and sends SOL', async () => {
    const chainId = localSolana.caipNetworkId
    const user = await ask(page, 'GET_USER', { chainId })
    const { address } = user.result as { address: string }
    expect(user.result).toMatchObject({ chainId, accounts: [{ address, type: 'eoa' }], smartAccountDeployed: false })
    expect(address).not.toBe(smart)
    // The smart account stays that of eip155.
    const preferred = await ask(page, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    expect(preferred).toMatchObject({ result: { address: smart } })

    const text = `${new URL(world.app).host} wants you to sign in with your Solana account:\n${address}\n\nVersion: 1`
    const message = new TextEncoder().encode(text)
    const params = { message: base58.encode(message), pubkey: address }
    const signed = await approve(page, { method: 'solana_signMessage', params, chainId }, 'Sign in')
    const { signature } = signed as { signature: string }
    expect(ed25519.verify(base58.decode(signature), message, base58.decode(address))).toBe(true)

    await callNode(world.solanaUrl, 'requestAirdrop', [address, 2_000_000_000])
    const latest = (await callNode(world.solanaUrl, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
    const own = toAddress(address)
    // A new account, which no other test uses, so it has nothing yet.
    const { address: friend } = await generateKeyPairSigner()
    const wire = write([transfer(own, friend)], { feePayer: own, hash: latest.value.blockhash })
    const payment = { method: 'solana_signAndSendTransaction', params: { transaction: toBase64(wire) }, chainId }
    const sent = (await approve(page, payment, 'Send this payment', friend)) as { signature: string }
    const balance = (await callNode(world.solanaUrl, 'getBalance', [friend])) as { value: number }
    expect(balance.value).toBe(1_500_000_000)
    expect(ed25519.verify(base58.decode(sent.signature), wire.slice(65), base58.decode(address))).toBe(true)
  })
  expect(violations).toEqual([])
})
