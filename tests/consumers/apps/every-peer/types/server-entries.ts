import { analyticsDefinition, createAnalyticsService } from 'lintel/server/analytics'
import { createBundlerService } from 'lintel/server/bundler'
import { createDataApiService, dataApiDefinition } from 'lintel/server/data-api'
import { createFrameService } from 'lintel/server/frame'
import { createIdentityService, identityDefinition } from 'lintel/server/identity'
import { createNodeHandler, joinDefinitions, type MountableService, openDatabase } from 'lintel/server/node'

export async function mount() {
  const database = await openDatabase(
    { url: 'postgres://localhost/lintel' },
    joinDefinitions(identityDefinition, dataApiDefinition, analyticsDefinition),
  )
  const analytics: MountableService = await createAnalyticsService({ database })
  // @ts-expect-error another object is no open database
  createDataApiService({ rpcUrls: new Map(), database: { close: async () => undefined } })
  const services = [createBundlerService, createFrameService, createIdentityService]
  return { services, handler: createNodeHandler(analytics.answer) }
}
