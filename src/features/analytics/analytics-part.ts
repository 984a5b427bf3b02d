import type { FeaturePart } from '../../core/options/define-feature.js'
import { check, isFunction, oneOf, optional, section, toggle } from '../../core/options/kinds.js'
import type { Tracker } from './create-tracker.js'

/** The events that load the code of analytics: actions of the visitor, not the start of the page. */
const starts = /^(action|router)|\/(open|connect|switch|sent|start)$/

/** The part that loads with core: the options, and the loader of the rest, which loads with the visitor's first action. */
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
    /** Whether the visitor refuses the sharing of data about them (Global Privacy Control). */
    readonly globalPrivacyControl?: boolean
  }
}
