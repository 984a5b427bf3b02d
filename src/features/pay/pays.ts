import { getInternals } from '../../core/actions/internals.js'
import type { Lintel } from '../../core/model/lintel.js'
import type { ContractCalls } from '../../core/requests/contract-calls.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { createRecordStore, type RecordStore } from './create-record-store.js'
import type { PayClient } from './data/create-pay-client.js'
import type { PayRun } from './model/pay-run.js'

/** What one instance pays. */
export type Pays = {
  client: PayClient
  /** What computes addresses and simulates. Null without a chain that has contracts. */
  loadCalls(): Promise<ContractCalls | null>
  records: RecordStore
  /** The version of each request that is shown, as it was seen first. */
  versions: Map<string, number>
  /** How many reads of each request have failed in a row. */
  failures: Map<string, number>
  /** Payments that were begun, by request. They go on while another view is over Pay. */
  runs: Map<string, PayRun>
}

/** One for each instance, so that two instances share nothing. */
const opened = new WeakMap<Lintel, Pays>()

/** What an instance pays. */
export function getPays(lintel: Lintel): Pays {
  const known = opened.get(lintel) ?? createPays(lintel)
  opened.set(lintel, known)
  return known
}

function createPays(lintel: Lintel): Pays {
  const { store, adapters } = lintel
  const { services, projectId } = store.getState().settings
  const loadClient = loadOnce(async () => {
    const { createPayClient } = await import('./data/create-pay-client.js')
    return createPayClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined })
  })
  return {
    client: lazy(loadClient, ['getRequest', 'listExchanges', 'describeAddress', 'createDeposit']),
    loadCalls: loadOnce(async () => (await adapters.eip155?.loadContractCalls?.()) ?? null),
    records: createRecordStore(getInternals(lintel).storage),
    versions: new Map(),
    failures: new Map(),
    runs: new Map(),
  }
}
