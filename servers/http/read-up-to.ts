/** Reads the text of a request or response. Returns undefined when it has more than `limit` bytes, without reading on. */
export async function readUpTo(limit: number, { body }: Pick<Body, 'body'>): Promise<string | undefined> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
