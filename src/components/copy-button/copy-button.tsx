'use client'

import { Check, Copy } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Button, type ButtonProps } from '../button/button.js'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { byHand, reason, root, word, words } from './copy-button.css.js'
import { copyButtonProps } from './copy-button.props.js'
import { useCopy } from './use-copy.js'

export type CopyButtonProps = PropsOf<typeof copyButtonProps> &
  Omit<ButtonProps, 'size' | 'variant' | 'value' | 'children' | 'asChild' | 'onError' | 'aria-label'> & {
    /** What is copied, to the letter. */
    value: string
    /** What it does, in words. */
    label?: string
    /** Said and shown for 2000 ms. */
    copiedLabel?: string
    /** Said and shown when the browser refuses, above the value that can then be copied by hand. */
    refusedLabel?: string
    /** After the value reached the clipboard. */
    onCopied?: (value: string) => void
    /** When the clipboard refused. The visitor is told already. */
    onError?: (error: unknown) => void
  }

/**
 * Copies a text. Its name never changes; "Copied" is shown by a tick or a word and announced once. When the browser
 * refuses, it says so and offers the text, selected, to copy by hand.
 *
 * @example
 * <CopyButton value={address} label="Copy address" />
 */
export function CopyButton({
  value,
  label = 'Copy',
  copiedLabel = 'Copied',
  refusedLabel = 'Your browser did not allow copying. Copy the text by hand.',
  kind = copyButtonProps.kind.default,
  size = copyButtonProps.size.default,
  variant = copyButtonProps.variant.default,
  accent = 'gray',
  onCopied,
  onError,
  onClick,
  className,
  ...rest
}: CopyButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('CopyButton', copyButtonProps, { kind, size, variant })
  const { status, copy } = useCopy(value, { onCopied, onError })
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
        <IconButton {...shared} label={label}>
          {picture}
        </IconButton>
      ) : (
        <Button {...shared}>
          {picture}
          <span className={words}>
            <span className={word} data-unseen={isCopied ? '' : undefined}>
              {label}
            </span>
            <span className={word} data-unseen={isCopied ? undefined : ''} aria-hidden>
              {copiedLabel}
            </span>
          </span>
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
      {status === 'refused' ? <ByHand value={value} why={refusedLabel} /> : null}
    </span>
  )
}

/** Takes the focus, because a refused press asked for exactly this text; its description says why. */
function ByHand({ value, why }: { value: string; why: string }) {
  const id = useId()
  return (
    <>
      <span id={id} className={reason}>
        {why}
      </span>
      <input
        ref={selectText}
        readOnly
        value={value}
        dir="auto"
        spellCheck={false}
        aria-labelledby={id}
        translate="no"
        className={byHand}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  )
}

function selectText(field: HTMLInputElement | null): void {
  field?.focus()
}
