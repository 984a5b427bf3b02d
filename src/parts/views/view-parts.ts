import type { SocialProvider } from '../../core/model/connector.js'
import type { ShownMessages } from '../../core/words/messages.js'

/** The places in views that show a part of another feature, and the props of that part. */
export type PartPlaces = {
  /** The ways to connect with an e-mail address or a social account. */
  LoginMethods: LoginMethodsProps
  /** The rows that the account of an embedded wallet adds to Account. */
  EmbeddedAccount: object
  /** The items that it adds to AccountSettings. */
  EmbeddedSettings: object
  /** The transactions of the account, in a tab. */
  ActivityTab: object
}

export type LoginMethodsProps = {
  words: ShownMessages
  /** In the app's order. */
  methods: readonly ('email' | 'social')[]
  socials: readonly SocialProvider[]
  /** Opens the list of all social accounts. Left out where that list is shown. */
  onMoreSocials?: (() => void) | undefined
}
