import { removeInvisible } from '../../../src/rules/text/invisible-characters.js'
import type { NodeTrace } from './fetch-blocks.js'

/** The maximum length of a reason, characters. */
const MAX_LENGTH = 200
const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Reads why a transaction failed from its first trace. Null if the node does not report it. */
export function decodeRevert(trace: Pick<NodeTrace, 'error' | 'result'> | undefined): string | null {
  const output = trace?.result?.output ?? '0x'
  const reason = readReason(output) ?? (/^reverted$/i.test(trace?.error ?? '') ? '' : (trace?.error ?? ''))
  // Cut twice: a contract can write megabytes, and the rest may be shorter.
  const text = removeInvisible(reason.slice(0, 20 * MAX_LENGTH).replace(/\s+/g, ' ')).trim()
  return [...text].slice(0, MAX_LENGTH).join('').trim() || null
}

/** The text of `Error(string)`, the code of `Panic(uint256)`, or the selector of an error of the contract's own. */
function readReason(output: string): string | undefined {
  if (output.length < 10) return undefined
  const selector = output.slice(0, 10)
  const data = Buffer.from(output.slice(10), 'hex')
  if (selector === PANIC) return `Panic 0x${data.subarray(-1).toString('hex')}`
  if (selector !== ERROR) return `Error ${selector}`
  // The offset is 32 in all that compilers write. A length that is too large ends with the data.
  const length = Math.min(data.length, data.length >= 64 ? data.readUIntBE(58, 6) : 0)
  return data.subarray(64, 64 + length).toString('utf8')
}
