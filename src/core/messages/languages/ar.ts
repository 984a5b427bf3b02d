import components from '../../../words/ar.json' with { type: 'json' }
import core from '../ar.json' with { type: 'json' }
import errors from '../ar-errors.json' with { type: 'json' }
import type { Translation } from '../en.js'
import { createMessages } from '../messages.js'
import views from '../views/ar.json' with { type: 'json' }

const features = import.meta.glob<object>('../../../features/*/messages/ar.json', { eager: true, import: 'default' })

/**
 * Every word of Lintel in Arabic. Set the direction of the theme beside it.
 *
 * @example createLintel({ …, messages: async () => (await import('lintel/messages/ar')).ar })
 */
export const ar = createMessages({
  locale: 'ar',
  ...core,
  errors,
  components,
  views: Object.assign({}, views, ...Object.values(features)),
  // A test of all catalogues finds what is missing: JSON has no such types.
}) as Translation
