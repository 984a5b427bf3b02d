/** Reads the text of a request or response. Returns undefined if it has more than `limit` bytes, without reading on. */
export async function readUpTo(limit: number, { body }: Pick<Body, 'body'>): Promise<string | undefined> {
  // Safari has no asynchronous iterator of a body.
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      // Not awaited, because the rest of the body may never come.
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
