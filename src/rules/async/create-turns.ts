/**
 * Returns a function that runs what it is given one after the other, in the order of its calls. A failure is told to its
 * caller and ends no other turn.
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
