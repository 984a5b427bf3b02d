/** A connection to Redis or Valkey with RESP2: replies are strings, numbers and arrays. */
export type RedisConnection = { sendCommand(parts: string[]): Promise<unknown> }
