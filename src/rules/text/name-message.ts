/**
 * What an account signs to register a name: JSON, with the time in seconds.
 *
 * @param name With its zone.
 * @param time Ms since 1970, by the clock of the server.
 * @param nonce Of the server, where it gives one.
 * @example writeNameMessage('nora.lintel.test', 1_764_409_730_500) // '{"name":"nora.lintel.test","attributes":{},"timestamp":1764409730}'
 */
export function writeNameMessage(name: string, time: number, nonce?: string): string {
  return JSON.stringify({ name, attributes: {}, timestamp: Math.floor(time / 1_000), nonce })
}
