/**
 * The message that an account signs to register a name: JSON, with the time in seconds.
 *
 * @param name The name with its zone.
 * @param time In ms since 1970, by the server's clock.
 * @param nonce The server's nonce, if it gives one.
 * @example writeNameMessage('nora.lintel.test', 1_764_409_730_500) // '{"name":"nora.lintel.test","attributes":{},"timestamp":1764409730}'
 */
export function writeNameMessage(name: string, time: number, nonce?: string): string {
  return JSON.stringify({ name, attributes: {}, timestamp: Math.floor(time / 1_000), nonce })
}
