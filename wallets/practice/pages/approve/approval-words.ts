import type { Cost } from '../../../approval/describe/cost.js'
import { nameLead, nameTitle } from '../../../approval/draw/name-request.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Approval } from '../../protocol/approval.js'
import { enPractice } from '../../words/en.js'
import type { WalletWords } from '../../words/wallet-words.js'
import { type PlainApproval, readShown } from './read-shown.js'

/** The texts of a request. */
export function chooseWords(
  approval: Approval,
  chosen: string,
  cost: Cost,
  { pages, approve }: WalletWords,
): { title: string; lead: string } {
  const site = revealHidden(approval.origin)
  if (isPlain(approval)) {
    const { title, lead } = pages.requests[approval.kind]
    return { title, lead: lead({ site }) }
  }
  const shown = readShown(approval, chosen)
  return { title: approve.titles[nameTitle(shown)], lead: nameLead(shown, cost, approve)({ site }) }
}

function isPlain(approval: Approval): approval is PlainApproval {
  return Object.hasOwn(enPractice.requests, approval.kind)
}
