import { ArrowLeftRight } from '../../icons/arrow-left-right.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { swap } from './feature.js'
import { titles } from './messages/titles.js'

export const swapViews = defineViews<typeof swap>(
  {
    Swap: {
      load: () => import('./views/swap/swap.container.js').then((m) => m.SwapContainer),
      next: ['SwapSelectToken', 'SwapPreview'],
      link: {
        icon: ArrowLeftRight,
        from: {
          Account: () => ({}),
          // A wallet swaps the tokens of its own network.
          TokenDetail: ({ address, isActive }) => (isActive ? { from: address ?? 'native' } : null),
        },
      },
    },
    SwapSelectToken: {
      load: () =>
        import('./views/swap-select-token/swap-select-token.container.js').then((m) => m.SwapSelectTokenContainer),
      skeleton: { shape: 'list', rows: 5, item: 'token', hasSearch: true },
    },
    SwapPreview: {
      load: () => import('./views/swap-preview/swap-preview.container.js').then((m) => m.SwapPreviewContainer),
      focus: 'heading',
    },
  },
  { words: 'swap', english: titles },
)
