import { type FormEvent, useState } from 'react'
import {
  Button,
  Callout,
  Checkbox,
  Form,
  FormControl,
  FormField,
  FormLabel,
  FormMessage,
  Select,
  TextField,
} from '../../../src/components/index.js'

export type ClaimNameProps = {
  /** Asks the server; resolves with the errors by field name. */
  claim: (values: FormData) => Promise<{ errors: Record<string, string> }>
}

const networks = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
  { value: 'optimism', label: 'OP Mainnet' },
]

/** Claims a name. The browser checks what it can; errors of the server are shown at their fields. */
export function ClaimName({ claim }: ClaimNameProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [status, setStatus] = useState<'editing' | 'sending' | 'done' | 'failed'>('editing')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === 'sending') return
    setStatus('sending')
    try {
      const answer = await claim(new FormData(event.currentTarget))
      setErrors(answer.errors)
      setStatus(Object.keys(answer.errors).length > 0 ? 'editing' : 'done')
    } catch {
      setStatus('failed')
    }
  }

  return (
    <Form onSubmit={send} onClearServerErrors={() => setErrors({})}>
      <FormField name="name" error={errors.name}>
        <FormLabel>Name</FormLabel>
        <FormControl>
          <TextField required minLength={3} autoComplete="off" spellCheck={false} end=".lintel.eth" />
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Enter a name', tooShort: 'A name has three letters or more' }} />
      </FormField>
      <FormField name="network" error={errors.network}>
        <FormLabel>Network</FormLabel>
        <FormControl>
          <Select options={networks} placeholder="Choose one" required />
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Choose a network' }} />
      </FormField>
      <FormField name="terms">
        <FormControl>
          <Checkbox required>I know that everyone can look this name up</Checkbox>
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Tick this to go on' }} />
      </FormField>
      {status === 'failed' ? (
        <Callout tone="danger">The name service does not answer. Nothing was sent. Try again in a minute.</Callout>
      ) : null}
      {status === 'done' ? <Callout tone="success">The name is yours.</Callout> : null}
      <Button type="submit" loading={status === 'sending'}>
        Claim name
      </Button>
    </Form>
  )
}
