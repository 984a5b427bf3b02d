import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { getInternals } from '../../core/actions/internals.js'
import { NotConnectedError } from '../../core/errors/wallet-errors.js'
import type { Lintel } from '../../core/lintel.js'
import { embeddedWalletId } from '../../core/model/embedded-wallet.js'
import type { Identity } from '../../core/model/portfolio.js'
import { getView } from '../../core/selectors.js'
import { perInstance } from '../../parts/state/per-instance.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { wait } from '../../rules/async/wait.js'
import { writeNameMessage } from '../../rules/text/name-message.js'
import { readWordsOnce } from '../../words/read-words-once.js'
import type { NamesClient } from './data/create-names-client.js'
import { enNames } from './messages/en.js'
import type { NameProblem } from './model/problems.js'

import { type NameClaim, type RegisterOutcome, registerName, type SignedName } from './model/register-name.js'

/** How often to check whether an account shows its new name, in ms, and how many times. */
const IDENTITY_MS = 1_000
const IDENTITY_READS = 8

/** The visitor's input, and the state of the registration. */
export type NameForm = {
  /** The typed text, tidied. */
  typed: string
  /** The selected zone; null means the first one. */
  zone: string | null
  /** The reason why the last try failed. */
  problem: NameProblem | null
  /** `signing`: the wallet is asked. `sending`: the message is signed and on its way. */
  phase: 'idle' | 'signing' | 'sending'
  /** A name that may be registered already, because the answer was lost. */
  unsure: string | null
}

/** The names of one instance. */
export type Names = {
  client: NamesClient
  /** The input outlives the views. */
  form: StoreApi<NameForm>
  /**
   * Registers a name. The form shows the progress. Resolves with null while another registration runs.
   *
   * @param parameters.isUnknown Whether the name was not checked.
   * @param parameters.connectorId The wallet of the account.
   */
  register(parameters: RegisterParameters): Promise<RegisterOutcome | null>
}

type RegisterParameters = {
  claim: NameClaim
  isUnknown: boolean
  connectorId: string
  queryClient: QueryClient
}

export const getNames = perInstance(createNames)

function createNames(lintel: Lintel): Names {
  const { services, projectId } = lintel.store.getState().settings
  const loadClient = loadOnce(async () => {
    const { createNamesClient } = await import('./data/create-names-client.js')
    return createNamesClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined })
  })
  const client = lazy(loadClient, ['listZones', 'checkName', 'getName', 'listNames', 'registerName', 'prepareMessage'])
  const form = createStore<NameForm>(() => ({ typed: '', zone: null, problem: null, phase: 'idle', unsure: null }))

  async function sign({ name, account, network }: NameClaim, connectorId: string): Promise<SignedName> {
    const { offset, nonce } = await client.prepareMessage()
    if (connectorId === embeddedWalletId) {
      const { embedded } = lintel
      if (!embedded) throw new NotConnectedError({ details: 'Address or auth connector not found' })
      // The frame writes the message when the visitor approves it, however long that takes.
      return embedded.signName({ name, address: account, network, offset, ...(nonce && { nonce }) })
    }
    const message = writeNameMessage(name, Date.now() + offset, nonce)
    const { signature } = await lintel.actions.signMessage({ message, from: account, network })
    return { message, signature }
  }

  async function register({ claim, isUnknown, connectorId, queryClient }: RegisterParameters) {
    const { phase, unsure } = form.getState()
    if (phase !== 'idle') return null
    const { name } = claim
    const isOpen = lintel.store.getState().modal.open
    form.setState({ phase: 'signing', problem: null })
    const outcome = await registerName(claim, isUnknown || unsure === name, {
      read: (asked) => client.getName({ name: asked }),
      sign: () => sign(claim, connectorId),
      send: client.registerName,
      onSigned: () => form.setState({ phase: 'sending' }),
    })
    form.setState({ phase: 'idle' })
    if (outcome.status === 'failed') {
      form.setState({ problem: outcome.problem, ...(outcome.problem === 'not-known' && { unsure: name }) })
      return outcome
    }
    form.setState({ typed: '', unsure: null })
    void followName(lintel, claim, queryClient)
    if (isOpen) showRegistered(lintel, name)
    return outcome
  }

  return { client, form, register }
}

/**
 * Shows a new name at once if the account had none. If it had one, the service decides which name it shows: reads it until
 * the service and the chain have the new one.
 */
async function followName(
  lintel: Lintel,
  { name, account: address, network }: NameClaim,
  queryClient: QueryClient,
): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: getInternals(lintel).createKey('names', 'of', address) })
  const { queryKey, queryFn } = lintel.queries.identity({ address, network })
  const known = queryClient.getQueryData<Identity>(queryKey)
  if (known?.name === null) {
    const data: Identity = { ...known, name }
    queryClient.setQueryData<Identity>(queryKey, data)
    getInternals(lintel).storage.addCached('identityCache', `${network}:${address}`, { at: Date.now(), data })
    return
  }
  const { signal } = new AbortController()
  for (let reads = 0; reads < IDENTITY_READS; reads += 1) {
    await wait(IDENTITY_MS)
    const identity = await queryFn({ signal }).catch(() => null)
    if (identity) queryClient.setQueryData<Identity>(queryKey, identity)
    if (identity?.name === name) return
  }
}

/** Reports a registered name: by its view, or by a toast if the visitor has left the view. */
function showRegistered({ store, actions, messages }: Lintel, name: string): void {
  const state = store.getState()
  if (state.modal.open && getView(state).name === 'RegisterAccountName') {
    actions.push({ name: 'RegisterAccountNameSuccess', named: name })
    return
  }
  const { locale, views } = messages.getState()
  const labels = views.names ? readWordsOnce(views.names, locale, enNames) : enNames
  actions.showToast({ variant: 'success', message: labels.toastDone({ name }) })
}
