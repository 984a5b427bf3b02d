/** The largest frame, bytes: one that is larger closes the connection with 1009. */
export const MAX_FRAME = 1_048_576

/** The longest a message is kept, seconds: 30 days. */
export const MAX_TTL = 2_592_000

/** How much a store returns at once, characters: the rest follows when that is acknowledged. */
export const PAGE_SIZE = 2 * MAX_FRAME

/** Messages a topic may hold. Those that somebody has acknowledged give way to new ones. */
export const TOPIC_CAPACITY = 1_000

/**
 * Clients of whom a message knows that they have read it. Ids are made up for nothing, so one more is not noted: to that
 * client the message is delivered again, which clients ignore.
 */
export const MAX_READERS = 32

/** As many topics as a client's library asks for at once. */
export const MAX_BATCH = 500

/** What a connection, a client and an address may cost. Each has a default that no honest client reaches. */
export type RelayLimits = {
  /** Connections of the whole process. */
  connections: number
  /** Connections of one client, whose tabs share its id. One more closes the oldest: clients that reconnect forget it. */
  connectionsPerClient: number
  /** Connections from one address, which many people may share. One more is refused. */
  connectionsPerAddress: number
  /** Requests and acknowledgements under way in the whole process, before it reads no further for a moment. */
  work: number
  /** Topics a connection is subscribed to. */
  subscriptions: number
  /** Those of all connections of a client. */
  subscriptionsPerClient: number
  /** Those of all connections from an address. */
  subscriptionsPerAddress: number
  /** Topics nobody is on yet that a client may subscribe or publish to, in a minute: `MAX_BATCH` or more, or a batch never fits. */
  newTopicsPerClient: number
  /** The same for all clients of an address, likewise. */
  newTopicsPerAddress: number
  /** Bytes of what a client has published and nobody has acknowledged yet. */
  storedPerClient: number
  /** The same for all clients of an address, while this process runs. */
  storedPerAddress: number
  /** Requests per second, in the long run. */
  rate: number
  /** Requests at once, before `rate` counts. */
  burst: number
  /** Frames that are no valid request, before the connection is closed. */
  invalidFrames: number
  /** Messages delivered and not acknowledged, before the connection is closed. They stay in their mailboxes. */
  unacknowledged: number
  /** Bytes a slow reader may leave unread, before the connection is closed. */
  unread: number
  /** Characters that still arrive while the relay reads no further, before the connection is closed. */
  held: number
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
  rate: 100,
  burst: 300,
  invalidFrames: 50,
  unacknowledged: 5_000,
  unread: 8 * MAX_FRAME,
  held: 2 * MAX_FRAME,
}
