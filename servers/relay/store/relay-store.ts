/** A message in a mailbox. The relay reads nothing of it: it is sealed by the clients. */
export type StoredMessage = {
  topic: string
  /** sha256 of `message`, hex: the same message is kept once. */
  hash: string
  message: string
  /** Client id of who published it; never delivered back to them. */
  publisher: string
  /** ms since the epoch. */
  publishedAt: number
  /** ms since the epoch. */
  expiresAt: number
  tag?: number
  attestation?: string
}

/** Who pays for a message while nobody has acknowledged it, and the most they may have waiting, bytes. */
export type Account = { name: string; limit: number }

export type StoreWatcher = {
  /** Whether a client of this process is subscribed: nothing is fetched for nobody. */
  isWanted(topic: string): boolean
  /** Another process kept this message. */
  deliver(message: StoredMessage): void
  /** Messages of other processes may have been missed: look into the mailboxes of every wanted topic. */
  resync(): void
  /** Something that is no message was found among the messages, and left out. */
  drop(): void
}

/** Oldest first, `PAGE_SIZE` at most; `hasMore` when more waits behind. */
export type MailboxPage = { messages: readonly StoredMessage[]; hasMore: boolean }

/** Mailboxes by topic, with what each client has acknowledged. */
export type RelayStore = {
  /**
   * Keeps a message until it expires. Resolves to false when the very message is there already.
   *
   * @throws MailboxFullError when there is no room for it, AccountFullError when too much of an account's waits already.
   */
  put(message: StoredMessage, accounts?: readonly Account[]): Promise<boolean>
  /** What waits for `clientId` on a topic: not expired, not theirs, not acknowledged by them. */
  list(topic: string, clientId: string): Promise<MailboxPage>
  /**
   * `clientId` has this message. It stays for other clients until it expires or its room is needed. Resolves to false when
   * `MAX_READERS` have read it before: it waits for this client all the same.
   */
  acknowledge(message: Pick<StoredMessage, 'topic' | 'hash'>, clientId: string): Promise<boolean>
  /** Starts telling of what other processes on the same store keep. Returns what ends it. */
  watch(watcher: StoreWatcher): () => void
  /** Settles when the store answers; rejects when it does not. */
  check(): Promise<void>
}
