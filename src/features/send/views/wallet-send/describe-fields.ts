import type { Namespace } from '../../../../core/model/caip.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { ReceiverProblem, ReceiverState } from '../../model/read-receiver.js'
import type { SendReceiver } from './receiver-field.js'

/** The names of the namespaces, for those of which the app lists no network. */
const families: Record<Namespace, string> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

type ReceiverContext = { labels: SendWords; network: string }

/** The state of the receiver field. */
export function describeReceiver(receiver: ReceiverState, context: ReceiverContext): SendReceiver {
  if (receiver.status !== 'invalid') return receiver
  return { status: 'invalid', error: describeProblem(receiver.problem, context) }
}

function describeProblem(problem: ReceiverProblem, { labels, network }: ReceiverContext): string {
  switch (problem.reason) {
    case 'format':
      return labels.addressInvalid({ network })
    case 'checksum':
      return labels.addressChecksum
    case 'foreign':
      return labels.addressForeign({ chain: families[problem.namespace], network })
    case 'name-unknown':
      return labels.nameUnknown({ name: toPlainName(problem.name) })
    case 'name-invalid':
      return labels.nameInvalid({ name: toPlainName(problem.name) })
    case 'name-gateway':
      return labels.nameGateway({ name: toPlainName(problem.name) })
    case 'name-mixed':
      return labels.nameMixed({ name: toPlainName(problem.name) })
  }
}
