import { Features } from './features.js'
import { Start } from './start.js'

/** What follows the first screen. */
export function More() {
  return (
    <>
      <Features />
      <Start />
    </>
  )
}
