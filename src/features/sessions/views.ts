import { Clock } from '../../icons/clock.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { sessions } from './feature.js'
import { titles } from './messages/titles.js'

export const sessionsViews = defineViews<typeof sessions>(
  {
    SmartSessions: {
      load: () => import('./views/smart-sessions/smart-sessions.container.js').then((m) => m.SmartSessionsContainer),
      skeleton: { shape: 'list', rows: 3, item: 'described' },
      next: ['SmartSessionDetail'],
      link: { icon: Clock, from: { EmbeddedAccount: ({ isSmart }) => (isSmart ? {} : null) } },
    },
    SmartSessionDetail: {
      load: () =>
        import('./views/smart-sessions-detail/smart-sessions-detail.container.js').then(
          (m) => m.SmartSessionDetailContainer,
        ),
      focus: 'heading',
    },
  },
  { words: 'sessions', english: titles },
)
