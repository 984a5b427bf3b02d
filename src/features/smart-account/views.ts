import { defineViews } from '../../parts/views/define-views.js'
import type { smartAccount } from './feature.js'

export const smartAccountViews = defineViews<typeof smartAccount>({
  SmartAccountSettings: {
    load: () =>
      import('./views/smart-account-settings/smart-account-settings.container.js').then(
        (m) => m.SmartAccountSettingsContainer,
      ),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 2 },
  },
})
