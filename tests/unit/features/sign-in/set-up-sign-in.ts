import { getSignInSession } from '../../../../src/headless/index.js'
import { createFakeSiwx, type FakeSiwx, type makeSession } from '../../core/fixtures/fake-siwx.js'
import { getViewNames } from '../../core/fixtures/make-state.js'
import { session, settle, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { storedSession } from '../../core/fixtures/storages.js'
import { replaceLate } from './replace-late.js'

export type SignInSetUp = Parameters<typeof createFakeSiwx>[0] & { stored?: readonly ReturnType<typeof makeSession>[] }

/** A started Lintel with a sign-in, without a connection. */
export function setUpSignIn({ stored = [], ...options }: SignInSetUp = {}) {
  const app = createFakeSiwx(options)
  const parts = setUpLintel({ siwx: app.siwx }, replaceLate())
  const { lintel, fake, storage } = parts
  if (stored.length > 0) storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: stored }))
  lintel.start()
  const read = () => lintel.store.getState()
  return {
    ...parts,
    app,
    read,
    request: () => read().signIn.request,
    views: () => (read().modal.open ? getViewNames(read()) : []),
    isSignedIn: () => getSignInSession(read()) !== null,
    async connect(shared = session) {
      const connected = lintel.actions.connect({ connectorId: shared.connectorId, namespace: 'eip155' })
      fake.connects.at(-1)?.resolve(shared)
      await connected
      await settle()
    },
    async sign() {
      lintel.actions.confirmSignIn()
      await settle()
    },
  }
}

/** Puts a connected visit into storage, as `start` finds it. */
export function setUpSignInReload(options: SignInSetUp & { app?: FakeSiwx } = {}) {
  const app = options.app ?? createFakeSiwx(options)
  const parts = setUpLintel({ siwx: app.siwx }, replaceLate())
  for (const [key, value] of Object.entries(storedSession)) parts.storage.setItem(key, value)
  parts.storage.setItem('lintel.signIn', JSON.stringify({ version: 1, value: options.stored ?? [] }))
  parts.lintel.start()
  const read = () => parts.lintel.store.getState()
  return { ...parts, app, read, views: () => (read().modal.open ? getViewNames(read()) : []) }
}
