export type SignInOptions = {
  /**
   * The sign-in server: an `https:` URL, or a path of the page's own site such as `/sign-in`. `createSignIn` of
   * `lintel/server` is one. Without it sessions are kept only in this browser, which proves nothing to a server.
   */
  server?: string | undefined
  /** One line that the visitor reads in the message. */
  statement?: string | undefined
  /** How long a session is valid, in ms. Default: the server decides; without a server 7 days. */
  lifetime?: number | undefined
  /** Whether an account without a session may not be used. Default true. */
  required?: boolean | undefined
  /**
   * Whether the sign-in opens when an account without a session has connected. Default true. A required one always opens;
   * set it to false if your page has a button for it.
   */
  opensAfterConnecting?: boolean | undefined
  /** Whether disconnecting a wallet ends the sessions of its accounts. Default true. */
  signOutOnDisconnect?: boolean | undefined
  /** The requesting host: an RFC 3986 authority. The server compares it. Default: the host of the page, with its port. */
  domain?: string | undefined
  /** The page or service that the visitor signs in to. The server compares it. Default: the origin of the page. */
  uri?: string | undefined
  /** Default: the `fetch` of the page. */
  fetch?: typeof globalThis.fetch
}
