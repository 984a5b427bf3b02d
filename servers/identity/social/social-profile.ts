/** The profile of a visitor at a social provider. */
export type SocialProfile = {
  /** The provider's own id of the visitor, which never changes. */
  subject: string
  userName: string | null
  /** Only when the provider has verified it; in lower case. */
  verifiedEmail: string | null
}
