import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { check, isFunction, oneOf, optional, section, toggle } from '../../core/options/kinds.js'
import type { Tracker } from './create-tracker.js'

/** The events with which the code of analytics loads: what a visitor does, not what a page does when it starts. */
const starts = /^(action|router)|\/(open|connect|switch|sent|start)$/

/** What loads with core: the options, and the way to the rest, which loads with the visitor's first action. */
export const analyticsPart = {
  name: 'analytics',
  options: {
    analytics: section({ consent: optional(oneOf(['required'])), address: toggle(false) }),
    onEvent: optional(check(isFunction, 'Write a function.')),
  },
  createActions: ({ dispatch }) => ({
    setAnalyticsConsent: (isGiven) => dispatch({ type: 'analytics/consent', isGiven }),
  }),
  observe(ports, options) {
    const { analytics, onEvent, services, features } = options
    const isSending = features.analytics && services.analytics
    if (!isSending && !onEvent) return undefined
    let isAllowed = !analytics?.consent
    let tracker: Promise<Tracker> | undefined
    const maySend = () => Boolean(isSending && isAllowed && !globalThis.navigator?.globalPrivacyControl)
    return (event, before, state) => {
      if (event.type === 'analytics/consent') isAllowed = event.isGiven
      const isSent = maySend()
      if ((isSent || onEvent) && starts.test(event.type)) {
        tracker ??= import('./create-tracker.js').then((code) => code.createTracker(ports, options))
      }
      // Consent may end while the code loads. Without its code, nothing is sent.
      tracker?.then((track) => track(isSent && maySend(), event, before, state)).catch(() => undefined)
    }
  },
} as const satisfies FeaturePart

declare global {
  interface Navigator {
    /** Whether the visitor does not want data about them to be shared (Global Privacy Control). */
    readonly globalPrivacyControl?: boolean
  }
}
