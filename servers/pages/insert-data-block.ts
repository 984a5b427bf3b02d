/**
 * Inserts `value` into `html` as JSON in a data block at the start of `<head>`, before any script that reads it. A data
 * block is not executed, so it needs no exception in the content security policy. `<` is escaped, so that no value closes
 * the block early. `after` is html that follows it.
 */
export function insertDataBlock(html: string, block: { id: string; value: unknown; after?: string }): string {
  const { id, value, after = '' } = block
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  const head = /<head[^>]*>/i.exec(html)
  const at = head ? head.index + head[0].length : 0
  return `${html.slice(0, at)}<script type="application/json" id="${id}">${json}</script>${after}${html.slice(at)}`
}
