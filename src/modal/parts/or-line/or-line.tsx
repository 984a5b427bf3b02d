import { label, labelled } from '../../../components/separator/separator.css.js'

/**
 * Between two kinds of ways to the same end. The kit's Separator with a label, without its code, which opening the modal
 * would load for a line that is only to be seen.
 */
export function OrLine({ word }: { word: string }) {
  return (
    <div data-orientation="horizontal" className={labelled}>
      <span className={label}>{word}</span>
    </div>
  )
}
