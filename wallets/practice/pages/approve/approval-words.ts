import { readWords } from '../../../../src/words/read-words.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { nameLead, nameTitle } from '../../../approval/draw/name-request.js'
import { enApprove } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Approval } from '../../protocol/approval.js'
import { type PlainApproval, readShown } from './read-shown.js'

const connect = {
  title: 'Connect to this site',
  lead: '{site} wants to see an account: its address, balance and activity.',
} as const

/** The texts of requests that sign and send nothing. `site` is the site's origin. */
const plainTexts = {
  connect,
  'namespace-connect': connect,
  'switch-chain': { title: 'Switch network', lead: '{site} asks to use another network.' },
  'add-chain': { title: 'This network cannot be added', lead: '{site} asks to add a network.' },
} as const satisfies Record<PlainApproval['kind'], { title: string; lead: string }>

const plainWords = readWords(plainTexts)

/** The texts of a request. */
export function chooseWords(approval: Approval, chosen: string, cost: Cost): { title: string; lead: string } {
  const site = revealHidden(approval.origin)
  if (isPlain(approval)) {
    const { title, lead } = plainWords[approval.kind]
    return { title, lead: lead({ site }) }
  }
  const shown = readShown(approval, chosen)
  return { title: enApprove.titles[nameTitle(shown)], lead: nameLead(shown, cost, enApprove)({ site }) }
}

function isPlain(approval: Approval): approval is PlainApproval {
  return Object.hasOwn(plainWords, approval.kind)
}
