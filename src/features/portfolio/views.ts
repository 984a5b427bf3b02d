import { toPlainName } from '../../modal/parts/names/to-plain-name.js'
import { defineViews } from '../../modal/parts/views/define-views.js'
import type { portfolio } from './feature.js'

export const portfolioViews = defineViews<typeof portfolio>({
  TokenDetail: {
    load: () => import('../../modal/views/token-detail/token-detail.container.js').then((m) => m.TokenDetailContainer),
    title: ({ words, view }) => words.titles.TokenDetail({ token: toPlainName(view.symbol) }),
    focus: 'heading',
  },
})
