import type { Settings } from '../../core/model/state.js'
import { isRecord } from '../../rules/is-record.js'
import { writeServiceUrl } from '../../rules/service-url.js'
import { isZone } from './model/is-zone.js'
import type { NameZones } from './model/names-state.js'
import { readZones } from './read-zones.js'

export { offerName } from './model/offer-name.js'

/** In ms. */
const TIME_LIMIT = 10_000

/**
 * Reads where names can be registered, for the links to the views. Without the names client, whose validation is code that an
 * app without the modal does not load.
 *
 * @throws Error when the data API does not say so
 */
export function readZonesOnce(settings: Settings): Promise<NameZones> {
  return readZones({ listZones: () => askForZones(settings) }, settings)
}

async function askForZones({ services, projectId }: Settings): Promise<NameZones> {
  const base = (services.dataApi ?? '').replace(/\/$/, '')
  const url = writeServiceUrl({ base, projectId: projectId ?? undefined }, '/v1/profile/zones')
  const reply = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT) })
  // Other data APIs do not list them.
  if (reply.status === 404) return { zones: [], networks: null }
  const body: unknown = await reply.json()
  const { zones, networks } = isRecord(body) ? body : {}
  if (!reply.ok || !Array.isArray(zones)) throw new Error(`No zones (HTTP ${reply.status}).`)
  return { zones: zones.filter(isZone), networks: Array.isArray(networks) ? networks : null }
}
