import { Button } from '../../components/button/button.js'
import type { ShownMessages } from '../../core/words/messages.js'

/** Opens the app of the wallet that is asked. Nothing without `onOpen`. */
export function OpenWalletButton(props: { words: ShownMessages; wallet: string; onOpen: (() => void) | undefined }) {
  const { words, wallet, onOpen } = props
  return onOpen ? <Button onClick={onOpen}>{words.pairing.open({ wallet })}</Button> : null
}
