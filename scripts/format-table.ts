type TableOptions = {
  /** Aligns the columns after the first at their end, for numbers. */
  alignRight?: boolean
}

/** Formats rows as a table of Markdown, aligned as Biome formats the page. The first row is the head. */
export function formatTable(rows: readonly (readonly string[])[], { alignRight = false }: TableOptions = {}): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const isRight = (column: number) => alignRight && column > 0
  const [head = '', ...others] = rows.map((cells) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0
      return isRight(column) ? cell.padStart(width) : cell.padEnd(width)
    })
    return `| ${padded.join(' | ')} |`
  })
  const rules = widths.map((width, column) => (isRight(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [head, `| ${rules.join(' | ')} |`, ...others].join('\n')
}
