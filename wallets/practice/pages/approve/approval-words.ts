import { isolate } from '../../../../src/core/messages/arabic-text.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { nameLead, nameTitle } from '../../../approval/draw/name-request.js'
import { enApprove } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Approval } from '../../protocol/approval.js'
import { type PlainApproval, readShown } from './read-shown.js'

const connect = {
  title: 'Connect to this site',
  lead: 'wants to see an account: its address, balance and activity.',
}

/** The texts of requests that sign and send nothing. `lead` follows the site's origin. */
const plainWords: Record<PlainApproval['kind'], { title: string; lead: string }> = {
  connect,
  'namespace-connect': connect,
  'switch-chain': { title: 'Switch network', lead: 'asks to use another network.' },
  'add-chain': { title: 'This network cannot be added', lead: 'asks to add a network.' },
}

/** The texts of a request. */
export function chooseWords(approval: Approval, chosen: string, cost: Cost): { title: string; lead: string } {
  const site = isolate(revealHidden(approval.origin))
  if (isPlain(approval)) {
    const { title, lead } = plainWords[approval.kind]
    return { title, lead: `${site} ${lead}` }
  }
  const shown = readShown(approval, chosen)
  return { title: enApprove.titles[nameTitle(shown)], lead: nameLead(shown, cost, enApprove)({ site }) }
}

function isPlain(approval: Approval): approval is PlainApproval {
  return Object.hasOwn(plainWords, approval.kind)
}
