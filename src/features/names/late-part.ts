import type { Settings } from '../../core/model/state.js'
import { createNamesClient, type NameZones } from './data/create-names-client.js'
import { readZones } from './read-zones.js'

export { offerName } from './model/offer-name.js'

/** Where names can be registered, read by a client of its own: the views have another one. */
export function readZonesOnce(settings: Settings): Promise<NameZones> {
  const { services, projectId } = settings
  return readZones(createNamesClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined }), settings)
}
