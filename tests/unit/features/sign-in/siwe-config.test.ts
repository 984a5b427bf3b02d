import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLintel, getSignInSession, type SiweConfig } from '../../../../src/headless/index.js'
import { createFakeSiwx } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS, makeOptions, makeState } from '../../core/fixtures/make-state.js'
import { session, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { replaceLate } from './replace-late.js'

beforeEach(() => {
  vi.stubGlobal('location', { host: 'localhost:5173', origin: 'http://localhost:5173' })
  return () => vi.unstubAllGlobals()
})

function createConfig(change: Partial<SiweConfig> = {}) {
  const verified: { message: string; signature: string }[] = []
  let current: { address: string; chainId: number } | null = null
  const config: SiweConfig = {
    getNonce: async () => 'servernonce42',
    verifyMessage: async (signed) => {
      verified.push(signed)
      current = { address: ADDRESS, chainId: 1 }
      return true
    },
    getSession: async () => current,
    signOut: async () => {
      current = null
      return true
    },
    ...change,
  }
  return { config, verified, current: () => current }
}

async function connect(config: SiweConfig) {
  const parts = setUpLintel({ siweConfig: config }, replaceLate())
  parts.lintel.start()
  const connected = parts.lintel.actions.connect({ connectorId: 'prism' })
  parts.fake.connects[0]?.resolve(session)
  await connected
  const read = () => parts.lintel.store.getState()
  return { ...parts, read, stage: () => read().signIn.request?.stage }
}

describe('siweConfig', () => {
  it('signs in and out by the functions of the app', async () => {
    const { config, verified, current } = createConfig()
    const { lintel, read, stage } = await connect(config)
    await vi.waitFor(() => expect(stage()).toBe('ready'))
    const text = read().signIn.request?.message?.text
    expect(text).toContain('localhost:5173 wants you to sign in with your Ethereum account:')
    expect(text).toContain('\nNonce: servernonce42\n')
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(getSignInSession(read())).not.toBeNull())
    expect(verified).toEqual([{ message: text, signature: '0x5' }])
    await lintel.actions.signOut()
    expect([getSignInSession(read()), current()]).toEqual([null, null])
  })

  it('signs the text that the app creates', async () => {
    const createMessage: SiweConfig['createMessage'] = ({ address, chainId, nonce, statement }) =>
      `${statement} ${address} ${chainId} ${nonce}`
    const { config } = createConfig({ createMessage, getMessageParams: async () => ({ statement: 'Ahoy' }) })
    const { read, stage } = await connect(config)
    await vi.waitFor(() => expect(stage()).toBe('ready'))
    expect(read().signIn.request?.message?.text).toBe(`Ahoy ${ADDRESS} 1 servernonce42`)
  })

  it('says that a signature was not accepted', async () => {
    const { config } = createConfig({ verifyMessage: async () => false })
    const { lintel, read, stage, fake } = await connect(config)
    fake.overrides.signMessage = async () => ({
      ...{ signature: `0x${'5'.repeat(130)}`, encoding: 'hex', scheme: 'eip191', address: ADDRESS },
    })
    await vi.waitFor(() => expect(stage()).toBe('ready'))
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(read().signIn.request?.failure?.code).toBe('sign-in-refused'))
  })

  it('is for eip155 only, and can be switched off', () => {
    expect(makeState({ siweConfig: createConfig().config }).signIn.namespaces).toEqual(['eip155'])
    expect(makeState({ siweConfig: createConfig({ enabled: false }).config }).signIn.namespaces).toEqual([])
    expect(makeState({ siweConfig: createConfig({ required: false }).config }).signIn.required).toBe(false)
  })
})

describe('the options', () => {
  it('cannot both be set', () => {
    const create = () => createLintel(makeOptions({ siwx: createFakeSiwx().siwx, siweConfig: createConfig().config }))
    expect(create).toThrow('Cannot set both `siweConfig` and `siwx` options')
    expect(create).toThrow(expect.objectContaining({ code: 'invalid-option' }))
  })

  it.each([
    ['siwx', { siwx: {} }, 'siwx.createMessage'],
    ['siwx', { siwx: () => ({}) }, 'siwx'],
    ['siweConfig', { siweConfig: { getNonce: async () => '' } }, 'siweConfig.verifyMessage'],
    ['siweConfig', { siweConfig: null }, 'siweConfig'],
  ])('%s of %o is refused by name', (_name, change, option) => {
    expect(() => createLintel(makeOptions(change as object))).toThrow(`\`${option}\``)
  })
})
