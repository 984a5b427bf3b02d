import { expect } from '@playwright/test'
import { createPublicClient, http, parseEther, recoverMessageAddress } from 'viem'
import { createAccount } from './fixtures/account.js'
import { newEmail, readCode } from './fixtures/embedded-visitor.js'
import { ask, connect, findFrame, openApp, test, useOwnKey } from './fixtures/frame-world.js'
import { readUntilAwake } from './fixtures/read-until-awake.js'

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`

test('logs in by e-mail, signs a message and sends a payment', async ({ page, world }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text())
  })
  await openApp(page, world)
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })
  await connect(page, world, newEmail('nora'))
  const address = await useOwnKey(page)
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })

  const signing = ask(
    page,
    'RPC_REQUEST',
    { method: 'personal_sign', params: [hex('Hello'), address] },
    { isShown: true },
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Hello', { exact: true })).toBeVisible()
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  await expect(frame.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled')
  const start = Date.now()
  await frame.getByRole('button', { name: 'Approve' }).click()
  const { result: signature } = await signing
  console.log(`from Approve to the signature: ${Date.now() - start} ms`)
  expect(await recoverMessageAddress({ message: 'Hello', signature: signature as `0x${string}` })).toBe(address)

  const client = createPublicClient({ transport: http(world.controlUrl) })
  await client.request({
    method: 'anvil_setBalance' as never,
    params: [address, `0x${parseEther('1').toString(16)}`] as never,
  })
  const { address: receiver } = createAccount()
  const sending = ask(
    page,
    'RPC_REQUEST',
    { method: 'eth_sendTransaction', params: [{ from: address, to: receiver, value: '0x5' }] },
    { isShown: true },
  )
  await frame.getByRole('heading', { name: 'Send this payment' }).click()
  await (await readUntilAwake(frame)).click()
  const sent = await sending
  expect(sent.result).toMatch(/^0x[\da-f]{64}$/)
  await client.waitForTransactionReceipt({ hash: sent.result as `0x${string}` })
  expect(await client.getBalance({ address: receiver })).toBe(5n)
  expect(violations).toEqual([])
})

test('a wrong code is told, and the right one still works', async ({ page, world }) => {
  await openApp(page, world)
  const email = newEmail('ada')
  await ask(page, 'CONNECT_EMAIL', { email })
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
