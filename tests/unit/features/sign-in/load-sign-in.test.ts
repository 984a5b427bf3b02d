import { describe, expect, it } from 'vitest'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import * as late from '../../../../src/features/sign-in/late-part.js'
import type { LateSignIn } from '../../../../src/features/sign-in/open-sign-in.js'
import { createFakeSiwx } from '../../core/fixtures/fake-siwx.js'
import { getViewNames } from '../../core/fixtures/make-state.js'
import { session, settle, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { replaceLate } from './replace-late.js'

type Loading = { resolve(): void; reject(reason: unknown): void }

/** An instance whose code for sign-in loads when the test says so. */
function setUp(change: Partial<LintelOptions>) {
  const loads: Loading[] = []
  const load = () => new Promise<LateSignIn>((resolve, reject) => loads.push({ resolve: () => resolve(late), reject }))
  const parts = setUpLintel({ debug: false, ...change }, replaceLate(load))
  parts.lintel.start()
  const read = () => parts.lintel.store.getState()
  return {
    ...parts,
    loads,
    read,
    views: () => (read().modal.open ? getViewNames(read()) : []),
    async connect() {
      const connected = parts.lintel.actions.connect({ connectorId: 'prism' })
      parts.fake.connects.at(-1)?.resolve(session)
      await connected
      await settle()
    },
  }
}
const siwx = (isRequired: boolean) => ({ siwx: createFakeSiwx({ isRequired }).siwx })

describe('the code of sign-in', () => {
  it('is not loaded by an app without sign-in', async () => {
    const { loads, connect } = setUp({})
    await connect()
    expect(loads).toHaveLength(0)
  })

  it('loads once, when an account has connected, and then goes on', async () => {
    const { loads, connect, views, read } = setUp(siwx(true))
    await settle()
    expect(loads).toHaveLength(0)
    await connect()
    expect([loads.length, views(), read().signIn.request]).toEqual([1, ['SIWXSignMessage'], null])
    loads[0]?.resolve()
    await settle()
    expect([loads.length, read().signIn.request?.stage]).toEqual([1, 'ready'])
  })

  it('can be cancelled while it loads, which disconnects when sign-in is required', async () => {
    const { connect, lintel, views, evm } = setUp(siwx(true))
    await connect()
    lintel.actions.cancelSignIn()
    await settle()
    expect([views(), evm().status]).toEqual([[], 'disconnected'])
  })

  it.each([
    [true, 'disconnected'],
    [false, 'connected'],
  ])('that cannot be loaded says so, and loads again for the next wallet; required: %s', async (isRequired, status) => {
    const { connect, loads, lintel, views, evm, read } = setUp(siwx(isRequired))
    await connect()
    loads[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await settle()
    expect([views(), evm().status]).toEqual([[], status])
    expect(read().toast).toMatchObject({ toast: { variant: 'error' } })
    await lintel.actions.disconnect()
    await settle()
    await connect()
    expect(loads).toHaveLength(2)
  })

  it('does nothing when it comes after the instance was destroyed, and is there after the next start', async () => {
    const { connect, loads, lintel, read } = setUp(siwx(false))
    await connect()
    lintel.destroy()
    loads[0]?.resolve()
    await settle()
    expect(read().signIn.request).toBeNull()
    lintel.start()
    await settle()
    expect(read().signIn.request?.stage).toBe('ready')
  })
})
