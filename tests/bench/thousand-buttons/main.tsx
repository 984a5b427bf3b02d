import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../src/styles.js'
import { Button } from '../../../src/components/button/button.js'
import { Theme } from '../../../src/theme/index.js'

const numbers = Array.from({ length: 1_000 }, (_, index) => index)

declare global {
  interface Window {
    /** ms from an empty page to 1,000 buttons after layout. */
    timeButtons(kind: 'ours' | 'plain'): number
  }
}

/** A plain element with the same classes, for comparison. */
function PlainButton({ className, index }: { className: string; index: number }) {
  return (
    <button type="button" className={className}>
      Button {index}
    </button>
  )
}

const place = document.getElementById('root')
const root = place && createRoot(place)
const draw = (node: React.ReactNode) => flushSync(() => root?.render(<Theme>{node}</Theme>))

draw(<Button>One</Button>)
const className = document.querySelector('button')?.className ?? ''

window.timeButtons = (kind) => {
  draw(null)
  void document.body.offsetHeight
  const started = performance.now()
  draw(
    kind === 'ours'
      ? numbers.map((index) => <Button key={index}>Button {index}</Button>)
      : numbers.map((index) => <PlainButton key={index} className={className} index={index} />),
  )
  void document.body.offsetHeight
  return performance.now() - started
}
