import { defineFeature } from '../../core/options/define-feature.js'
import type { SessionsWords } from './messages/en.js'

export const sessions = defineFeature({
  option: 'smartSessions',
  isOptIn: true,
  service: 'dataApi',
  namespaces: ['eip155'],
  views: {
    SmartSessions: {},
    /** `id`: the `pci` of the session. */
    SmartSessionDetail: { params: { id: 'text' } },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Lists the permissions of apps to act for a smart account, where `services.dataApi` is set. Default false. */
    smartSessions?: boolean | undefined
  }

  interface FeatureWords {
    sessions: SessionsWords
  }
}
