'use client'

import * as Primitive from '@radix-ui/react-form'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { CircleAlert } from '../../icons/circle-alert.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enForm } from '../../words/en/form.js'
import { Icon } from '../icon/icon.js'
import { createMatcher, type FormMatcher } from './create-matcher.js'
import { message, place, sign, words as wordsStyle } from './form.css.js'
import { FieldContext, FormAnswersContext, FormWords } from './form-context.js'
import { type FormError, type FormMessages, findFormError } from './form-messages.js'

export type FormMessageProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The one error this message is for. Without it the message shows any error, and that of the server. */
  match?: FormError | FormMatcher | undefined
  /** Texts of this field, in place of those of the Form. */
  messages?: Partial<FormMessages> | undefined
  /** Shows the message whether or not there is an error. */
  forceMatch?: boolean | undefined
  children?: ReactNode
}

/**
 * The error of a FormField, announced and connected to the control. A message without `match` shows every error; add
 * messages with a function for what the browser cannot check.
 *
 * @example
 * <FormMessage messages={{ valueMissing: 'Enter an address' }} />
 * <FormMessage match={(value) => value === own}>This is your own address</FormMessage>
 */
export function FormMessage({ match, messages, forceMatch, className, children, ...rest }: FormMessageProps) {
  const words = { ...useComponentWords('form', enForm), ...use(FormWords), ...messages }
  const error = use(FieldContext)?.error
  const answers = use(FormAnswersContext)
  const named = typeof match === 'function' ? undefined : match
  const custom = useRef<FormMatcher>(undefined)
  useEffect(() => {
    custom.current = typeof match === 'function' ? match : undefined
  }, [match])
  // Memoized while it is shown, so that a pending answer outlives a render.
  const matcher = useMemo(() => createMatcher(() => custom.current, answers), [answers])
  const own = { ...rest, className: clsx(message, className) }
  return (
    <span aria-live="polite" data-accent="red" className={place}>
      {typeof match === 'function' ? (
        <Primitive.Message {...own} match={matcher} forceMatch={forceMatch ?? false}>
          <Words>{children ?? words.badInput}</Words>
        </Primitive.Message>
      ) : (
        <Primitive.ValidityState>
          {(validity) => {
            const found = findFormError(validity)
            const shown = named ? (forceMatch || found === named ? named : undefined) : found
            const text = shown
              ? (children ?? words[shown])
              : named
                ? undefined
                : error || (forceMatch && (children ?? words.badInput))
            return text ? (
              <Primitive.Message {...own}>
                <Words>{text}</Words>
              </Primitive.Message>
            ) : null
          }}
        </Primitive.ValidityState>
      )}
    </span>
  )
}

function Words({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon as={CircleAlert} size={14} className={sign} />
      <span className={wordsStyle}>{children}</span>
    </>
  )
}
