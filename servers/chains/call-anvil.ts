/**
 * Calls a method of the anvil at `url`. Plain JSON-RPC: loading viem for few calls would add half a second to every start.
 *
 * @throws Error with the node's message.
 */
export async function callAnvil(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const { result, error } = await post(url, { jsonrpc: '2.0', id: 1, method, params })
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/**
 * Calls one method with each of `paramsList`, in one request. The node may answer in any order: use it to read.
 *
 * @throws Error with the node's first message.
 */
export async function callAnvilForEach(
  url: string,
  method: string,
  paramsList: readonly (readonly unknown[])[],
): Promise<unknown[]> {
  if (paramsList.length === 0) return []
  const calls = paramsList.map((params, id) => ({ jsonrpc: '2.0', id, method, params }))
  const replies: Reply[] = await post(url, calls)
  const results: unknown[] = []
  for (const { id, result, error } of replies) {
    if (error) throw new Error(`${method}: ${error.message}`)
    results[id] = result
  }
  return results
}

type Reply = { id: number; result: unknown; error?: { message: string } }

async function post(url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}
