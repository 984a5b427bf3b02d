import { getInternals } from '../../core/actions/internals.js'
import type { Lintel } from '../../core/lintel.js'
import type { ContractCalls } from '../../core/model/contract-calls.js'
import { perInstance } from '../../parts/state/per-instance.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { createRecordStore, type RecordStore } from './create-record-store.js'
import type { PayClient } from './data/create-pay-client.js'
import type { PayRun } from './model/pay-run.js'

/** The payments of one instance. */
export type Pays = {
  client: PayClient
  /** Loads the code that computes addresses and simulates. Null without a chain that has contracts. */
  loadCalls(): Promise<ContractCalls | null>
  records: RecordStore
  /** The version of each shown request, as first seen. */
  versions: Map<string, number>
  /** The number of failed reads in a row, by request. */
  failures: Map<string, number>
  /** Payments that were started, by request. They continue while another view is above Pay. */
  runs: Map<string, PayRun>
}

/** Returns the payments of an instance. */
export const getPays = perInstance(createPays)

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
