import type { Ports } from '../../core/effects/ports.js'
import type { FeatureOptions } from '../../core/feature-types.js'
import type { ObserverOptions } from '../../core/options/define-feature.js'
import { getConnection } from '../../core/selectors.js'
import type { Observer } from '../../core/transitions/feature-rules.js'
import { isRecord } from '../../rules/is-record.js'
import { type ServicePlace, writeServiceUrl } from '../../rules/service-url.js'
import { createEventSender } from './create-event-sender.js'
import { writeBody } from './model/body.js'
import { cleanEvent } from './model/catalogue.js'
import { listEvents } from './model/list-events.js'

/** Called after every event of Lintel. `isSent`: events of the catalogue are sent, too. */
export type Tracker = (isSent: boolean, ...observed: Parameters<Observer>) => void

/** Passes each event to the app, and sends it while `isSent` is true. */
export function createTracker(
  { clock, dispatch }: Pick<Ports, 'clock' | 'dispatch'>,
  { analytics, onEvent, services, projectId }: FeatureOptions & ObserverOptions,
): Tracker {
  const place = (base: string) => ({ base: base.replace(/\/$/, ''), projectId: projectId ?? undefined })
  const sender =
    services.analytics === undefined
      ? null
      : createEventSender({
          clock,
          url: writeServiceUrl(place(services.analytics), '/e'),
          isEnabled: () => isEnabled(services.directory === undefined ? {} : place(services.directory)),
          onRefused: (error) => dispatch({ type: 'analytics/refused', error }),
        })

  return (isSent, event, before, state) => {
    if (!isSent) sender?.drop()
    for (const found of listEvents(event, before, state)) {
      const clean = cleanEvent(found)
      if (!clean) continue
      callApp(onEvent, clean)
      if (!isSent) continue
      const address = analytics?.address ? getConnection(state)?.accounts[0].address : undefined
      sender?.send(writeBody(clean, { now: clock.now(), page: globalThis.location, address }))
    }
  }
}

/** Whether the operator of the directory has turned analytics on. Without a directory, they are on. */
async function isEnabled(place: Partial<ServicePlace>): Promise<boolean> {
  const { base, projectId } = place
  if (base === undefined) return true
  const url = writeServiceUrl({ base, projectId }, '/getAnalyticsConfig')
  const reply = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  const config: unknown = await reply.json()
  return isRecord(config) && config.isAnalyticsEnabled === true
}

function callApp(onEvent: FeatureOptions['onEvent'], event: Parameters<NonNullable<FeatureOptions['onEvent']>>[0]) {
  try {
    onEvent?.(structuredClone(event))
  } catch (thrown) {
    // Report it as an error of the app's listener; it must not end anything here.
    queueMicrotask(() => {
      throw thrown
    })
  }
}
