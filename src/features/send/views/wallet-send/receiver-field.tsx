import { useId } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Text } from '../../../../components/text/text.js'
import { TextField } from '../../../../components/text-field/text-field.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { group, line } from '../../../../parts/amount-entry/amount-entry.css.js'
import type { SendWords } from '../../../../parts/messages/send.js'

/** The result of the receiver field. `error` is shown below it. */
export type SendReceiver =
  | { status: 'empty' | 'pending' }
  /** `isGateway`: the server of the name did not answer. */
  | { status: 'failed'; isGateway?: boolean }
  | { status: 'invalid'; error: string }
  /** `name`: the typed text, if it is a name. */
  | { status: 'valid'; address: string; name?: string }

type ReceiverFieldProps = {
  words: ShownMessages
  labels: SendWords
  value: string
  receiver: SendReceiver
  onChange: (text: string) => void
  onPaste: (() => void) | undefined
  onRetry: () => void
}

/** An address or a name. The address of a name is shown in full below it. */
export function ReceiverField({ words, labels, value, receiver, onChange, onPaste, onRetry }: ReceiverFieldProps) {
  const [id, noteId] = [useId(), useId()]
  const isInvalid = receiver.status === 'invalid' || receiver.status === 'failed'
  return (
    <div className={group}>
      <div className={line}>
        <Text as="label" htmlFor={id} size="2" tone="muted">
          {labels.receiver}
        </Text>
        {onPaste ? (
          <Button size="1" variant="ghost" onClick={onPaste}>
            {labels.paste}
          </Button>
        ) : null}
      </div>
      <TextField
        id={id}
        placeholder={labels.receiverPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        // An address is left to right; the placeholder has the direction of the language.
        dir={value ? 'ltr' : undefined}
        value={value}
        title={value || undefined}
        invalid={isInvalid}
        aria-describedby={noteId}
        aria-busy={receiver.status === 'pending'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text
        as="div"
        id={noteId}
        size="2"
        wrap="balance"
        role="status"
        {...(isInvalid ? { accent: 'red' } : { tone: 'muted' })}
      >
        <Note labels={labels} receiver={receiver} />
      </Text>
      {receiver.status === 'failed' ? (
        <span>
          <Button size="1" variant="soft" accent="gray" onClick={onRetry}>
            {words.common.tryAgain}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

function Note({ labels, receiver }: { labels: SendWords; receiver: SendReceiver }) {
  switch (receiver.status) {
    case 'empty':
      return null
    case 'pending':
      return <span>{labels.checking}</span>
    case 'failed':
      return <span>{receiver.isGateway ? labels.gatewayFailed : labels.lookupFailed}</span>
    case 'invalid':
      return <span>{receiver.error}</span>
    case 'valid':
      // An address is in the field itself, which may be too narrow for all of it.
      return <Address value={receiver.address} format="full" mono />
  }
}
