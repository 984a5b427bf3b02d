import { defineViews } from '../../parts/views/define-views.js'
import type { signIn } from './feature.js'
import { titles } from './messages/titles.js'

export const signInViews = defineViews<typeof signIn>(
  {
    SIWXSignMessage: {
      load: () =>
        import('./views/siwx-sign-message/siwx-sign-message.container.js').then((m) => m.SIWXSignMessageContainer),
      focus: 'heading',
    },
  },
  { words: 'signIn', english: titles },
)
