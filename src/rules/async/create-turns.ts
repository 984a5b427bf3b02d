/**
 * Returns a function that runs tasks one after another, in the order of its calls. A failed task rejects only for its
 * caller; the others still run.
 *
 * @example
 * const inTurn = createTurns()
 * await Promise.all([inTurn(() => save('a')), inTurn(() => save('b'))])
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
