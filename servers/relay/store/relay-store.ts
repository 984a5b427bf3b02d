/** A message in a mailbox. Clients encrypt it, so the relay cannot read it. */
export type StoredMessage = {
  topic: string
  /** sha256 of `message`, hex. The same message is stored once. */
  hash: string
  message: string
  /** Id of the client that published it. It is not delivered back to this client. */
  publisher: string
  /** ms since the epoch. */
  publishedAt: number
  /** ms since the epoch. */
  expiresAt: number
  tag?: number
  attestation?: string
}

/** An account that unacknowledged messages count against, and its limit, bytes. */
export type Account = { name: string; limit: number }

export type StoreWatcher = {
  /** Whether a client of this process is subscribed. Other topics are not fetched. */
  isWanted(topic: string): boolean
  /** Called with a message that another process stored. */
  deliver(message: StoredMessage): void
  /** Messages of other processes may have been missed: read the mailboxes of every wanted topic. */
  resync(): void
  /** Called when an invalid entry was found and skipped. */
  drop(): void
}

/** Oldest first, at most `PAGE_SIZE`. `hasMore`: there are further messages. */
export type MailboxPage = { messages: readonly StoredMessage[]; hasMore: boolean }

/** Mailboxes by topic. They record which clients have acknowledged each message. */
export type RelayStore = {
  /**
   * Stores a message until it expires. Resolves to false when the same message is stored already.
   *
   * @throws MailboxFullError without capacity, AccountFullError when an account is over its limit.
   */
  put(message: StoredMessage, accounts?: readonly Account[]): Promise<boolean>
  /**
   * Returns the messages of a topic that `clientId` has neither published nor acknowledged and that have not expired.
   */
  list(topic: string, clientId: string): Promise<MailboxPage>
  /**
   * Records that `clientId` has read this message. Other clients can read it until it expires or is removed. Resolves
   * to false when `MAX_READERS` clients are recorded already: then this client gets the message again.
   */
  acknowledge(message: Pick<StoredMessage, 'topic' | 'hash'>, clientId: string): Promise<boolean>
  /** Starts reporting messages that other processes store. Returns a function that stops it. */
  watch(watcher: StoreWatcher): () => void
  /** Resolves when the store answers; rejects when it does not. */
  check(): Promise<void>
}
