import { defineFeature } from '../../core/options/define-feature.js'
import type { NamesWords } from './messages/en.js'
import type { NamesEvent, NamesState } from './model/names-state.js'
import { namesPart } from './names-part.js'

export const names = defineFeature({
  option: 'names',
  service: 'dataApi',
  namespaces: ['eip155'],
  views: {
    ChooseAccountName: { offeredBy: 'names' },
    /** `named`: the name to fill in, with or without its zone. Apps write it as `name`. */
    RegisterAccountName: { params: { named: 'text?' } },
    /** `named`: the name with its zone. */
    RegisterAccountNameSuccess: { params: { named: 'text' } },
  },
  part: namesPart,
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Offers to register a name, where `services.dataApi` is set and has zones. Default true. */
    names?: boolean | undefined
  }

  interface FeatureState {
    names: NamesState
  }

  interface FeatureEvents {
    names: NamesEvent
  }

  interface FeatureWords {
    names: NamesWords
  }
}

declare module '../../core/model/options/name-options.js' {
  interface NameOptions {
    /** Whether a new account of the embedded wallet is offered a name after its first login. Default true. */
    offersAtLogin?: boolean | undefined
    /** The zone where names are registered, such as `names.example`, if the data API does not list its zones. */
    zone?: string | undefined
  }
}
