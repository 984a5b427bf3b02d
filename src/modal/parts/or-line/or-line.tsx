import { orLine } from './or-line.css.js'

/** Between two kinds of ways to the same end. */
export function OrLine({ word }: { word: string }) {
  return <p className={orLine}>{word}</p>
}
