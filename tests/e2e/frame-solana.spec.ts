import { ed25519 } from '@noble/curves/ed25519'
import { expect, type Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { generateKeyPairSigner, address as toAddress } from '@solana/kit'
import { localSolana } from '../../servers/chains/facade/local-networks.js'
import { toBase64, transfer, write } from '../unit/wallets/embedded/solana/sample-transactions.js'
import { newEmail } from './fixtures/embedded-visitor.js'
import { ask, connect, openApp, test } from './fixtures/frame-world.js'
import { readUntilAwake } from './fixtures/read-until-awake.js'

const chainId = localSolana.caipNetworkId

async function call(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { result: unknown }).result
}

/** Approves what the frame shows under this heading. */
async function approve(page: Page, heading: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: heading }).click()
  await (await readUntilAwake(frame)).click()
}

test('a login by e-mail has an account of Solana, which signs in and sends SOL', async ({ page, world }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  await openApp(page, world)
  const evm = await connect(page, world, newEmail('sol'))
  const user = await ask(page, 'GET_USER', { chainId })
  const { address } = user.result as { address: string }
  expect(user.result).toMatchObject({ chainId, accounts: [{ address, type: 'eoa' }], smartAccountDeployed: false })
  expect(address).not.toBe(evm)
  // The smart account stays that of eip155.
  expect(await ask(page, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toMatchObject({ result: { address: evm } })

  const text = `${new URL(world.app).host} wants you to sign in with your Solana account:\n${address}\n\nVersion: 1`
  const message = new TextEncoder().encode(text)
  const params = { message: base58.encode(message), pubkey: address }
  const signing = ask(page, 'RPC_REQUEST', { method: 'solana_signMessage', params, chainId }, { isShown: true })
  await approve(page, 'Sign in')
  const { signature } = (await signing).result as { signature: string }
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(address))).toBe(true)

  await call(world.solanaUrl, 'requestAirdrop', [address, 2_000_000_000])
  const latest = (await call(world.solanaUrl, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
  const own = toAddress(address)
  // A new account, which no other test uses, so it has nothing yet.
  const { address: friend } = await generateKeyPairSigner()
  const wire = write([transfer(own, friend)], { feePayer: own, hash: latest.value.blockhash })
  const sending = ask(
    page,
    'RPC_REQUEST',
    { method: 'solana_signAndSendTransaction', params: { transaction: toBase64(wire) }, chainId },
    { isShown: true },
  )
  await expect(page.frameLocator('iframe').getByText(friend)).toBeVisible()
  await approve(page, 'Send this payment')
  const sent = (await sending).result as { signature: string }
  const balance = (await call(world.solanaUrl, 'getBalance', [friend])) as { value: number }
  expect(balance.value).toBe(1_500_000_000)
  expect(ed25519.verify(base58.decode(sent.signature), wire.slice(65), base58.decode(address))).toBe(true)
  expect(violations).toEqual([])
})
