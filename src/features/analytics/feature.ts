import { defineFeature } from '../../core/options/define-feature.js'
import { analyticsPart } from './analytics-part.js'
import type { AnalyticsEvent } from './model/catalogue.js'
import type { AnalyticsChange } from './model/change.js'

export const analytics = defineFeature({ option: 'analytics', views: {}, part: analyticsPart })

/** Decides which data is sent to `services.analytics`, and when. */
export type AnalyticsOptions = {
  /**
   * `required`: nothing is sent before `lintel.actions.setAnalyticsConsent(true)`. By default no consent is needed. With
   * Global Privacy Control nothing is sent in either case.
   */
  consent?: 'required' | undefined
  /** Sends the address of the active account with each event. Default false. */
  address?: boolean | undefined
}

declare module '../../core/feature-types.js' {
  interface FeatureOptions {
    /** Decides which data is sent to `services.analytics`, and when. */
    analytics?: AnalyticsOptions | undefined
    /**
     * Called with each event of `docs/analytics.md`, also while no event is sent: without `services.analytics`, without consent, and
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
     * withdrawn, events that were not sent yet are dropped.
     *
     * @example consentBanner.onChange((choices) => lintel.actions.setAnalyticsConsent(choices.analytics))
     */
    setAnalyticsConsent(isGiven: boolean): void
  }

  interface FeatureEvents {
    analytics: AnalyticsChange
  }
}
