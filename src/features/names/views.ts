import { AtSign } from '../../icons/at-sign.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { names } from './feature.js'
import { titles } from './messages/titles.js'

export const namesViews = defineViews<typeof names>(
  {
    ChooseAccountName: {
      load: () =>
        import('./views/choose-account-name/choose-account-name.container.js').then(
          (m) => m.ChooseAccountNameContainer,
        ),
      focus: 'heading',
      next: ['RegisterAccountName'],
      link: { icon: AtSign, from: { AccountSettings: () => ({}), EmbeddedAccount: () => ({}) } },
    },
    RegisterAccountName: {
      load: () =>
        import('./views/register-account-name/register-account-name.container.js').then(
          (m) => m.RegisterAccountNameContainer,
        ),
      focus: 'field',
    },
    RegisterAccountNameSuccess: {
      load: () =>
        import('./views/register-account-name-success/register-account-name-success.container.js').then(
          (m) => m.RegisterAccountNameSuccessContainer,
        ),
      focus: 'heading',
    },
  },
  { words: 'names', english: titles },
)
