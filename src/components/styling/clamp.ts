/** Cuts a text after so many lines, with an ellipsis. Give it its whole wording as `title`. */
export function clamp(lines: number) {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' } as const
}
