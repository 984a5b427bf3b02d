import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdentityClient } from '../../../../../wallets/embedded/service/create-identity-client.js'

const reply = v.object({ ok: v.boolean() })
const done = () => Response.json({ ok: true })
const failing =
  (field: string, status = 503) =>
  () =>
    Response.json({ status: 'FAILED', reasons: [{ field, description: 'Try again later.' }] }, { status })

/** A service that gives these answers one after the other. The last one stays. */
function createService(...answers: (() => Response)[]) {
  const send = vi.fn(async (_input: unknown, _init?: RequestInit) => {
    const [next = done] = answers.length > 1 ? answers.splice(0, 1) : answers
    return next()
  })
  return { send, client: createIdentityClient({ identityUrl: 'http://localhost:3004', send: send as typeof fetch }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a call waits for a service whose database is not open yet', async () => {
  const { send, client } = createService(failing('database'), failing('database'), done)
  const call = client.call({ method: 'POST', path: '/email/start', reply, body: { email: 'nora@mail.example' } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await call).toEqual({ ok: true })
  expect(send).toHaveBeenCalledTimes(3)
  for (const [, init] of send.mock.calls) expect(init?.body).toBe('{"email":"nora@mail.example"}')
})

test('it fails when the database is not open after 8 s', async () => {
  const { send, client } = createService(failing('database'))
  const call = client.call({ method: 'GET', path: '/session', reply }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await call).toMatchObject({ code: 'service-unavailable', field: 'database' })
  const { length } = send.mock.calls
  await vi.advanceTimersByTimeAsync(8_000)
  expect(send).toHaveBeenCalledTimes(length)
})

test.each([
  ['a mail that was not sent', failing('email'), 'service-unavailable'],
  ['a limit', failing('server', 429), 'too-early'],
])('%s is not tried again', async (_name, answer, code) => {
  const { send, client } = createService(answer)
  await expect(client.call({ method: 'POST', path: '/email/start', reply, body: {} })).rejects.toMatchObject({ code })
  expect(send).toHaveBeenCalledOnce()
})

test('the wait ends when the call is given up', async () => {
  const { send, client } = createService(failing('database'))
  const giving = new AbortController()
  const call = client
    .call({ method: 'GET', path: '/session', reply, signal: giving.signal })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  giving.abort()
  expect(await call).toBeInstanceOf(Error)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(send).toHaveBeenCalledOnce()
})
