import { type SubmitEvent, type SubmitEventHandler, useState } from 'react'
import { controlMark } from '../hidden-input/hidden-input.js'
import { useSingleRun } from '../use-single-run.js'
import type { FormAnswers } from './form-context.js'

type HeldSubmit = {
  answers: FormAnswers
  onSubmit: SubmitEventHandler<HTMLFormElement> | undefined
  onPendingChange: ((pending: boolean) => void) | undefined
}

/**
 * Sends a form when every matcher has resolved. Until then, and while the promise of `onSubmit` is pending, the form is
 * pending and ignores further submits. A field that is edited while it is checked is checked again.
 */
export function usePendingSubmit({ answers, onSubmit, onPendingChange }: HeldSubmit) {
  const [isPending, setPending] = useState(false)
  const [, run] = useSingleRun()
  const [held] = useState<{ status: 'idle' | 'waiting' | 'answered' }>({ status: 'idle' })

  const changePending = (next: boolean) => {
    setPending(next)
    onPendingChange?.(next)
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    let isIgnored = true
    const sent: unknown = run(() => {
      isIgnored = false
      return onSubmit?.(event)
    })
    if (isIgnored) event.preventDefault()
    if (!(sent instanceof Promise)) return
    changePending(true)
    void sent.finally(() => changePending(false))
  }

  async function wait(form: HTMLFormElement, submitter: HTMLButtonElement | null) {
    const { round } = answers
    held.status = 'waiting'
    changePending(true)
    const isRight = await settle(form, answers)
    if (answers.round !== round) return
    held.status = 'idle'
    changePending(false)
    if (!form.isConnected || !isRight || !form.reportValidity()) return
    held.status = 'answered'
    form.requestSubmit(submitter?.form === form ? submitter : null)
    held.status = 'idle'
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const submitter = event.submitter as HTMLButtonElement | null
    if (held.status === 'answered' || form.noValidate || submitter?.formNoValidate) return send(event)
    if (held.status === 'idle') answers.round += 1
    const isRight = held.status === 'idle' && holdMatchers(form)
    if (isRight && answers.pending.size === 0) return send(event)
    event.preventDefault()
    if (isRight) void wait(form, submitter)
  }

  /** Drops the pending matchers when the form is reset. */
  function reset() {
    answers.round += 1
    answers.pending.clear()
    if (held.status !== 'waiting') return
    held.status = 'idle'
    changePending(false)
  }

  return { isPending, submit, reset }
}

/** Waits until no matcher is pending. Returns false when an edited value is invalid. */
async function settle(form: HTMLFormElement, answers: FormAnswers): Promise<boolean> {
  const { round } = answers
  const asked = readValues(form)
  while (answers.pending.size > 0) await Promise.all(answers.pending)
  // The primitive stores the results one task later.
  await new Promise((resolve) => setTimeout(resolve))
  if (answers.round !== round) return false
  if (readValues(form) === asked) return true
  return holdMatchers(form) && settle(form, answers)
}

const readValues = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

/**
 * Runs the custom matchers of untouched fields: the primitive runs them on `change` only, so an invalid default value
 * would pass. Returns true when all fields are valid; otherwise the browser reports the errors.
 */
function holdMatchers(element: HTMLFormElement): boolean {
  const controls = element.querySelectorAll(`:is(input, textarea, select)[${controlMark}]`)
  for (const control of controls) control.dispatchEvent(new Event('change'))
  return element.checkValidity()
}
