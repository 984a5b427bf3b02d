import { hasInvisible } from '../../../../rules/text/invisible-characters.js'
import type { NamesWords } from '../../messages/en.js'
import type { NameState } from '../../model/name-state.js'
import { NAME_LIMITS, type NameFault } from '../../model/typed-name.js'

/** The note below the field. `bad`: the name cannot be registered. */
export type NameNote = { text: string; tone: 'muted' | 'good' | 'bad' }

/** @param name With its zone. */
export function describeName(state: NameState, name: string, labels: NamesWords): NameNote {
  switch (state.status) {
    case 'empty':
      return { text: labels.hint({ count: NAME_LIMITS.least }), tone: 'muted' }
    case 'invalid':
      // A name that is still too short is not a mistake yet.
      return { text: describeFault(state.fault, labels), tone: state.fault.code === 'short' ? 'muted' : 'bad' }
    case 'checking':
      return { text: labels.checking, tone: 'muted' }
    case 'unknown':
      return { text: labels.unknown({ reason: labels.problems[state.problem] }), tone: 'muted' }
    case 'free':
    case 'own':
      return { text: labels[state.status]({ name }), tone: 'good' }
    default:
      return { text: labels[state.status]({ name }), tone: 'bad' }
  }
}

function describeFault(fault: NameFault, labels: NamesWords): string {
  switch (fault.code) {
    case 'short':
      return labels.short({ count: fault.missing })
    case 'long':
      return labels.long({ count: fault.extra })
    case 'hyphen':
      return labels.hyphens[fault.place]
    case 'mixed':
      return labels.mixed(fault)
    case 'character': {
      const { character, codePoint } = fault
      if (codePoint === null) return labels.character({ character })
      if (hasInvisible(character)) return labels.hidden({ codePoint })
      return /\s/.test(character) ? labels.space : labels.characterNamed({ character, codePoint })
    }
  }
}
