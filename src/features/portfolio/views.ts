import { toPlainName } from '../../parts/names/to-plain-name.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { portfolio } from './feature.js'

export const portfolioViews = defineViews<typeof portfolio>({
  TokenDetail: {
    load: () => import('./views/token-detail/token-detail.container.js').then((m) => m.TokenDetailContainer),
    title: ({ words, view }) => words.titles.TokenDetail({ token: toPlainName(view.symbol) }),
    focus: 'heading',
  },
})
