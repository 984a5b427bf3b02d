import { expect, type Page } from '@playwright/test'
import { createPublicClient, http, parseEther, toHex } from 'viem'
import { createAccount } from './fixtures/account.js'
import { newEmail } from './fixtures/embedded-visitor.js'
import { ask, connect, openApp, test } from './fixtures/frame-world.js'
import { readUntilAwake } from './fixtures/read-until-awake.js'

/** Calls and permissions of a smart account, approved in the real frame, with the real bundler and EntryPoint. */

const CHAIN = 31_337

test.setTimeout(180_000)

/** Asks for what the visitor approves in the frame, under this heading. */
async function approve(page: Page, method: string, params: readonly unknown[], heading: string): Promise<unknown> {
  const asking = ask(page, 'RPC_REQUEST', { method, params: [...params] }, { isShown: true })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: heading }).click()
  await (await readUntilAwake(frame)).click()
  const { result, message } = await asking
  expect(message).toBeUndefined()
  return result
}

test('the smart account carries out two calls as one, then gives and revokes a permission', async ({ page, world }) => {
  await openApp(page, world)
  const address = await connect(page, world, newEmail('calls'))
  const client = createPublicClient({ transport: http(world.controlUrl) })
  await client.request({ method: 'anvil_setBalance', params: [address, toHex(parseEther('1'))] } as never)
  const read = async (method: string, params: readonly unknown[]) =>
    (await ask(page, 'RPC_REQUEST', { method, params: [...params] })).result

  expect(await read('wallet_getCapabilities', [address])).toMatchObject({
    [toHex(CHAIN)]: { atomic: { status: 'supported' } },
  })

  const receivers = [createAccount().address, createAccount().address] as const
  const calls = receivers.map((to, index) => ({ to, value: toHex(index + 5) }))
  const batch = { version: '2.0.0', from: address, chainId: toHex(CHAIN), atomicRequired: true, calls }
  const { id } = (await approve(page, 'wallet_sendCalls', [batch], 'Confirm these calls')) as { id: string }
  await expect
    .poll(() => read('wallet_getCallsStatus', [id]), { timeout: 60_000 })
    .toMatchObject({ id, status: 200, atomic: true, receipts: [{ status: '0x1' }] })
  const received = await Promise.all(receivers.map((address) => client.getBalance({ address })))
  expect(received).toEqual([5n, 6n])

  const expiry = Number((await client.getBlock()).timestamp) + 3_600
  const permission = {
    chainId: toHex(CHAIN),
    expiry,
    signer: { type: 'account', data: { address: receivers[0] } },
    permissions: [{ type: 'native-token-transfer', data: { allowance: '0x10' } }],
  }
  const [granted] = (await approve(page, 'wallet_grantPermissions', [permission], 'Give this permission')) as {
    context: string
  }[]
  expect(granted?.context).toMatch(/^0x[\da-f]{64,}$/)
  const revoked = [{ permissionContext: granted?.context }]
  expect(await approve(page, 'wallet_revokePermissions', revoked, 'End this permission')).toEqual({})
})
