import core from '../core/words/ar.json' with { type: 'json' }
import type { Messages } from '../core/words/messages.js'
import { readTranslation } from '../features/read-translation.js'
import components from '../words/ar.json' with { type: 'json' }

const features = import.meta.glob<Record<string, unknown>>(
  ['../features/*/messages/ar.json', '../parts/messages/ar.json'],
  { eager: true, import: 'default' },
)

/**
 * Every word of Lintel in Arabic. Set the direction of the theme beside it.
 *
 * @example createLintel({ …, messages: async () => (await import('lintel/messages/ar')).ar })
 */
export const ar: Messages = readTranslation('ar', { core, components, features: Object.values(features) })
