'use client'

import { type FocusEvent, type MouseEvent, useId, useState } from 'react'
import { Check } from '../../icons/check.js'
import { Copy } from '../../icons/copy.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enCopyButton } from '../../words/en/copy-button.js'
import { Button, type ButtonProps } from '../button/button.js'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { Accent } from '../props/accent.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { byHand, reason, root, word, words as wordsClass } from './copy-button.css.js'
import { useCopy } from './use-copy.js'

export type CopyButtonProps = Omit<
  ButtonProps,
  'accent' | 'size' | 'variant' | 'value' | 'children' | 'asChild' | 'onError' | 'aria-label'
> & {
  /** The text that is copied, unchanged. */
  value: string
  /**
   * An icon alone, or an icon and the label.
   *
   * @default 'icon'
   */
  kind?: 'icon' | 'text' | undefined
  /** @default '2' */
  size?: '1' | '2' | '3' | '4' | undefined
  /** @default 'ghost' */
  variant?: 'solid' | 'soft' | 'surface' | 'outline' | 'ghost' | undefined
  /**
   * The color.
   *
   * @default 'gray'
   */
  accent?: Accent | undefined
  /** The accessible name. */
  label?: string
  /** Shown and announced for 2000 ms after copying. */
  copiedLabel?: string
  /** Shown and announced when the browser refuses, above a field with the value to copy by hand. */
  refusedLabel?: string
  /** Called after the value has been written to the clipboard. */
  onCopied?: (value: string) => void
  /** Called when the browser refuses. The component has already told the visitor. */
  onError?: (error: unknown) => void
}

/**
 * Copies a text. The label says what is copied. Use the icon beside text that is on the screen, and the text variant
 * elsewhere. Do not show a toast as well.
 *
 * **Use instead** Address, which has its own copy button.
 *
 * **Accessibility** The name never changes. "Copied" is shown as a tick or a word and announced once. When the browser
 * refuses, the button says so and shows the text, focused and selected, to copy by hand.
 *
 * **Keyboard** Enter and Space copy.
 *
 * **Data attributes** `data-status`: `ready`, `copied` or `refused`; `data-accent`.
 *
 * @example
 * <CopyButton value={address} label="Copy address" />
 */
export function CopyButton({
  value,
  label,
  copiedLabel,
  refusedLabel,
  kind = 'icon',
  size = '2',
  variant = 'ghost',
  accent = 'gray',
  onCopied,
  onError,
  onClick,
  className,
  ...rest
}: CopyButtonProps) {
  const words = useComponentWords('copyButton', enCopyButton)
  const name = label ?? words.copy
  const copied = copiedLabel ?? words.copied
  const [refusals, setRefusals] = useState(0)
  const { status, copy } = useCopy(value, {
    onCopied,
    onError: (error) => {
      setRefusals((count) => count + 1)
      onError?.(error)
    },
  })
  const isCopied = status === 'copied'
  const picture = <Icon as={isCopied ? Check : Copy} size={size === '1' ? 14 : 16} />
  const shared = {
    ...rest,
    size,
    variant,
    accent,
    className,
    'data-status': status,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented) void copy()
    },
  }
  return (
    <span className={root}>
      {kind === 'icon' ? (
        <IconButton {...shared} label={name}>
          {picture}
        </IconButton>
      ) : (
        <Button {...shared}>
          {picture}
          <span className={wordsClass}>
            <span className={word} data-unseen={isCopied ? '' : undefined}>
              {name}
            </span>
            <span className={word} data-unseen={isCopied ? undefined : ''} aria-hidden>
              {copied}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? copied : ''}</VisuallyHidden>
      {status === 'refused' ? <ByHand key={refusals} value={value} why={refusedLabel ?? words.refused} /> : null}
    </span>
  )
}

/** Shows the text to copy by hand and moves the focus to it. Each refusal needs a `key` of its own. */
function ByHand({ value, why }: { value: string; why: string }) {
  const id = useId()
  const lines = value.split('\n').length
  const shared = {
    ref: focusField,
    readOnly: true,
    value,
    spellCheck: false,
    'aria-labelledby': id,
    translate: 'no',
    className: byHand,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
  } as const
  return (
    <>
      <span id={id} className={reason}>
        {why}
      </span>
      {lines > 1 ? <textarea {...shared} dir="ltr" rows={Math.min(4, lines)} /> : <input {...shared} dir="auto" />}
    </>
  )
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
}
