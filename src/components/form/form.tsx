'use client'

import * as Primitive from '@radix-ui/react-form'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, use, useMemo, useState } from 'react'
import { findControl } from '../native-twin/native-twin.js'
import { form } from './form.css.js'
import { type FormAnswers, FormAnswersContext, FormWords } from './form-context.js'
import type { FormMessages } from './form-messages.js'
import { useHeldSubmit } from './use-held-submit.js'

export type FormProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild'> & {
  /** Words for what can be wrong, in place of the nine defaults. */
  messages?: Partial<FormMessages> | undefined
  /** The visitor sends or resets: what the server said the last time no longer counts. */
  onClearServerErrors?: (() => void) | undefined
  /** The visitor has sent it, and matchers that ask somebody else have not all answered yet. Say so in the button. */
  onPendingChange?: ((pending: boolean) => void) | undefined
  children?: ReactNode
}

/**
 * Asks for values and checks them the browser's way. Nothing is said before the visitor has had a chance; then what is
 * wrong stands below its field, and the first such field gets the focus. Nothing that was typed is lost. Made of
 * FormField, FormLabel, FormControl and FormMessage.
 *
 * Listen to `onSubmit` and prevent its default. React's `action` empties the fields after it ran, also when the server
 * refused.
 *
 * @example
 * <Form onSubmit={send}>
 *   <FormField name="email">
 *     <FormLabel>E-mail address</FormLabel>
 *     <FormControl><TextField type="email" required /></FormControl>
 *     <FormMessage />
 *   </FormField>
 *   <Button type="submit">Continue</Button>
 * </Form>
 */
export function Form({ messages, onSubmit, onReset, onInvalid, onPendingChange, className, ...rest }: FormProps) {
  const outer = use(FormWords)
  const words = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  const [answers] = useState<FormAnswers>(() => ({ pending: new Set(), round: 0 }))
  const { isPending, submit, reset } = useHeldSubmit({ answers, onSubmit, onPendingChange })
  const handleReset: FormProps['onReset'] = (event) => {
    reset()
    onReset?.(event)
  }
  const handleInvalid: FormProps['onInvalid'] = (event) => {
    onInvalid?.(event)
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const control = findControl(event.target)
    if (control === findFirstInvalid(event.currentTarget)) control.focus()
    // The browser's own bubble, in its own language; and the primitive's focus, which knows of no twins.
    event.preventDefault()
  }
  return (
    <FormWords value={words}>
      <FormAnswersContext value={answers}>
        <Primitive.Root
          {...rest}
          data-pending={isPending ? '' : undefined}
          onSubmit={submit}
          onReset={handleReset}
          onInvalid={handleInvalid}
          className={clsx(form, className)}
        />
      </FormAnswersContext>
    </FormWords>
  )
}

/** The first control that the browser, or the server, has something against. */
function findFirstInvalid(element: HTMLFormElement): Element | undefined {
  const isInvalid = (one: Element) => one.matches(':invalid:not(fieldset), [aria-invalid="true"]')
  const first = [...element.elements].find(isInvalid)
  return first && findControl(first)
}
