/** What a social provider says about a person. */
export type SocialProfile = {
  /** The provider's own id of the person, which never changes. */
  subject: string
  userName: string | null
  /** Only when the provider has verified it; in lower case. */
  verifiedEmail: string | null
}
