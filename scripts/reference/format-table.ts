/** Formats rows as a table of Markdown, aligned as Biome formats the page. The first row is the head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const [head = '', ...others] = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, head.replace(/[^|]/g, '-').replace(/-?\|-?/g, (edge) => edge.replaceAll('-', ' ')), ...others].join(
    '\n',
  )
}
