/** Cuts a text after `lines` lines, with an ellipsis. Set the whole text as `title`. */
export function clamp(lines: number) {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' } as const
}
