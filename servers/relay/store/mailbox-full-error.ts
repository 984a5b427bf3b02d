/** A store has no room for a message: what is there is still waited for. Publish again later. */
export class MailboxFullError extends Error {
  override name = 'MailboxFullError'

  /** `topicCapacity` when it is the topic that is full, as a number of messages; else it is the whole store. */
  constructor({ topicCapacity }: { topicCapacity?: number } = {}) {
    super(
      topicCapacity === undefined
        ? 'The relay has no room for more messages. Try again in a minute.'
        : `${topicCapacity} messages wait on this topic. Try again when they are read.`,
    )
  }
}
