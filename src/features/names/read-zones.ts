import type { Settings } from '../../core/model/state.js'
import type { NamesClient } from './data/create-names-client.js'
import type { NameZones } from './model/names-state.js'

/**
 * Reads where names can be registered: from the data API, else from the option `names.zone`.
 *
 * @throws DataApiUnavailableError, ServiceRefusedError, without that option
 */
export async function readZones(
  client: Pick<NamesClient, 'listZones'>,
  { names }: Pick<Settings, 'names'>,
  signal?: AbortSignal,
): Promise<NameZones> {
  const own = names?.zone
  const given = own === undefined ? null : { zones: [own], networks: null }
  try {
    const listed = await client.listZones({ signal })
    return given && listed.zones.length === 0 ? given : listed
  } catch (error) {
    // Other data APIs do not list them.
    if (given && !signal?.aborted) return given
    throw error
  }
}
