import type { Lintel } from '../../core/lintel.js'

/**
 * Returns a function that creates a value once for each instance, so that two instances, or two requests on a server, share
 * nothing. A component calls it in the initializer of `useState`, because the first call creates the value.
 *
 * @example
 * const getBuys = perInstance((lintel) => createBuys(lintel))
 * const [buys] = useState(() => getBuys(lintel))
 */
/* @__NO_SIDE_EFFECTS__ */
export function perInstance<Value extends object>(create: (lintel: Lintel) => Value): (lintel: Lintel) => Value {
  const made = new WeakMap<Lintel, Value>()
  return (lintel) => {
    const known = made.get(lintel) ?? create(lintel)
    made.set(lintel, known)
    return known
  }
}
