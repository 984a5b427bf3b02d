/** The maximum frame size, bytes. A larger frame closes the connection with 1009. */
export const MAX_FRAME = 1_048_576

/** The longest time a message is stored, seconds: 30 days. */
export const MAX_TTL = 2_592_000

/** The maximum that a store returns at once, characters. The rest follows when those messages are acknowledged. */
export const PAGE_SIZE = 2 * MAX_FRAME

/**
 * The maximum storage time of a message on a topic without acknowledged messages, ms: 24 hours. Nobody may
 * ever read it, and WalletConnect's clients use no longer time for their first messages.
 */
export const UNREAD_LIFE = 86_400_000

/** The maximum number of messages per topic. Acknowledged messages are removed for new ones. */
export const TOPIC_CAPACITY = 1_000

/**
 * How many readers the store records per message. Client ids cost nothing to create, so the number is limited. Further
 * readers get the message again after they acknowledge it. Clients ignore duplicates.
 */
export const MAX_READERS = 32

/** The number of topics that WalletConnect's client sends in one batch. */
export const MAX_BATCH = 500

/** The cost of a frame besides its text, and of a message that is read, bytes of traffic. */
export const MESSAGE_COST = 200

/** The cost of reading a mailbox besides its messages, bytes of traffic. */
export const READ_COST = 500

/** How many refused sockets may wait for their close handshake. Further ones are ended without a reason. */
export const MAX_REFUSING = 200

/** Limits per connection, client and address. The defaults are above what a normal client uses. */
export type RelayLimits = {
  /** Connections of the process. */
  connections: number
  /**
   * Connections per client; its tabs share one id. A further connection closes the oldest, as reconnecting clients
   * leave old ones behind.
   */
  connectionsPerClient: number
  /** Connections per address, which many visitors may share. Further connections are refused. */
  connectionsPerAddress: number
  /** Requests and acknowledgements in progress in the process. Above it, the relay pauses reading. */
  work: number
  /** Subscriptions per connection. */
  subscriptions: number
  /** Subscriptions per client, over all its connections. */
  subscriptionsPerClient: number
  /** Subscriptions per address, over all its connections. */
  subscriptionsPerAddress: number
  /** New topics (without a subscriber) per minute and client, for subscribing and publishing. At least `MAX_BATCH`. */
  newTopicsPerClient: number
  /** New topics per minute and address. At least `MAX_BATCH`. */
  newTopicsPerAddress: number
  /** Unacknowledged messages that one client has published, bytes. */
  storedPerClient: number
  /** Unacknowledged messages that the clients of one address have published while this process runs, bytes. */
  storedPerAddress: number
  /** Bytes per second that one client sends and reads from mailboxes, on average. Above it, the relay reads slower. */
  trafficPerClient: number
  /** The same for all clients of one address. */
  trafficPerAddress: number
  /** Requests per second, on average. */
  rate: number
  /** Requests at once, before `rate` applies. */
  burst: number
  /** Invalid frames before the connection is closed. */
  invalidFrames: number
  /** Unacknowledged deliveries before the connection is closed. The messages stay in their mailboxes. */
  unacknowledged: number
  /** Bytes that a slow client may leave unread before the connection is closed. */
  unread: number
  /** Characters that may arrive while reading is paused, before the connection is closed. */
  held: number
  /**
   * Bytes that the process buffers for all sockets: unread, held, and of incomplete frames. Above it, the connections
   * with the largest buffers are ended.
   */
  buffered: number
}

export const defaultLimits: RelayLimits = {
  connections: 10_000,
  connectionsPerClient: 50,
  connectionsPerAddress: 500,
  work: 512,
  subscriptions: 2_000,
  subscriptionsPerClient: 10_000,
  subscriptionsPerAddress: 20_000,
  newTopicsPerClient: 3_000,
  newTopicsPerAddress: 10_000,
  storedPerClient: 4 * MAX_FRAME,
  storedPerAddress: 8 * MAX_FRAME,
  trafficPerClient: MAX_FRAME,
  trafficPerAddress: 8 * MAX_FRAME,
  rate: 100,
  burst: 300,
  invalidFrames: 50,
  unacknowledged: 5_000,
  unread: 8 * MAX_FRAME,
  held: 2 * MAX_FRAME,
  buffered: 64 * MAX_FRAME,
}
