/** The store has no capacity for a message, because the stored ones are not acknowledged. Publish again later. */
export class MailboxFullError extends Error {
  override name = 'MailboxFullError'

  /** The maximum number of messages of the topic, when the topic is full. Otherwise the whole store is full. */
  constructor({ topicCapacity }: { topicCapacity?: number } = {}) {
    super(
      topicCapacity === undefined
        ? 'The relay has no room for more messages. Try again in a minute.'
        : `${topicCapacity} messages wait on this topic. Try again when they are read.`,
    )
  }
}
