'use client'

import * as Primitive from '@radix-ui/react-form'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, use, useMemo, useState } from 'react'
import { findControl } from '../hidden-input/hidden-input.js'
import { form } from './form.css.js'
import { type FormAnswers, FormAnswersContext, FormWords } from './form-context.js'
import type { FormMessages } from './form-messages.js'
import { usePendingSubmit } from './use-pending-submit.js'

export type FormProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild'> & {
  /** Texts for the nine errors, in place of the defaults. */
  messages?: Partial<FormMessages> | undefined
  /** Called when the visitor sends or resets the form: remove the errors of the last request. */
  onClearServerErrors?: (() => void) | undefined
  /**
   * Called with true while the form waits for matchers that return a promise, and for the promise of `onSubmit`. Set
   * `loading` on the button with it.
   */
  onPendingChange?: ((pending: boolean) => void) | undefined
  children?: ReactNode
}

/**
 * A form with the checks of the browser (`required`, `type`, `pattern`, `min`, `maxLength` …). It is made of
 * FormField, FormLabel, FormControl and FormMessage. An error is shown below its field after the visitor has left the
 * field or sent the form. The first such field gets the focus, and nothing that was typed is lost.
 *
 * Listen to `onSubmit` and prevent its default. Return the promise of the request: until it settles, the form ignores
 * further submits. Do not use React's `action`: it empties the fields even when the
 * server refused. Do not disable the button until everything is valid: the visitor would not learn what is missing.
 *
 * **Messages** `<FormMessage />` shows one of nine default messages; `messages` on Form or FormMessage replaces the
 * texts. `match` with one of the nine names, or with a function, adds a message. A function may return a promise; the
 * form is sent when all promises have resolved, and a matcher runs again when its field was edited meanwhile. A
 * matcher may fail, so check again on the server.
 *
 * **Server errors** `<FormField error="This name is taken">` shows the error and focuses the first such field;
 * `onClearServerErrors` says when to remove it.
 *
 * **Keyboard** Enter in a line sends the form.
 *
 * **Accessibility** Label, control and messages are connected by `for`, `aria-labelledby`, `aria-describedby` and
 * `aria-invalid`. A message is announced when it appears, and an icon marks it besides the red edge.
 *
 * **Data attributes** `data-pending` on the form while it waits; `data-valid` and `data-invalid` on field, label and
 * control after the first check.
 *
 * **CSS variables** `--lintel-accent-mark` of `data-accent="red"`.
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
  const { isPending, submit, reset } = usePendingSubmit({ answers, onSubmit, onPendingChange })
  const handleReset: FormProps['onReset'] = (event) => {
    reset()
    onReset?.(event)
  }
  const handleInvalid: FormProps['onInvalid'] = (event) => {
    onInvalid?.(event)
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const control = findControl(event.target)
    if (control === findFirstInvalid(event.currentTarget)) control.focus()
    // Prevents the browser's own message, and the primitive's focus, which would go to a hidden input.
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

/** The first control that the browser or the server reports as invalid. */
function findFirstInvalid(element: HTMLFormElement): Element | undefined {
  const isInvalid = (one: Element) => one.matches(':invalid:not(fieldset), [aria-invalid="true"]')
  const first = [...element.elements].find(isInvalid)
  return first && findControl(first)
}
