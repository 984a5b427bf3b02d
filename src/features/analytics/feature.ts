import { defineFeature } from '../../core/model/views/define-feature.js'
import { analyticsPart } from './analytics-part.js'
import type { AnalyticsEvent } from './model/catalogue.js'
import type { AnalyticsChange } from './model/change.js'

export const analytics = defineFeature({ option: 'analytics', views: {}, part: analyticsPart })

/** What may be sent to `services.analytics`, and when. */
export type AnalyticsOptions = {
  /**
   * `required`: nothing is sent before `lintel.actions.setAnalyticsConsent(true)`. By default the app has no need of consent. With
   * Global Privacy Control nothing is sent in either case.
   */
  consent?: 'required' | undefined
  /** Sends the address of the active account with each event. Default false. */
  address?: boolean | undefined
}

declare module '../../core/model/views/feature-types.js' {
  interface FeatureOptions {
    /** What may be sent to `services.analytics`, and when. */
    analytics?: AnalyticsOptions | undefined
    /**
     * Called with each event of `docs/analytics.md`, also while none is sent: without `services.analytics`, without consent, and
     * with Global Privacy Control.
     */
    onEvent?: ((event: AnalyticsEvent) => void) | undefined
  }

  interface FeatureSwitches {
    /** Sends events, where `services.analytics` is set. Default true. */
    analytics?: boolean | undefined
  }

  interface FeatureActions {
    /**
     * Gives or withdraws the visitor's consent to analytics. Lintel does not store it: call this on each page. Once it is
     * withdrawn, what was not sent yet is dropped.
     *
     * @example consentBanner.onChange((choices) => lintel.actions.setAnalyticsConsent(choices.analytics))
     */
    setAnalyticsConsent(isGiven: boolean): void
  }

  interface FeatureEvents {
    analytics: AnalyticsChange
  }
}
