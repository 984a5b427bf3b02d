'use client'

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { TriangleAlert } from '../../icons/triangle-alert.js'
import { findLookAlike } from '../../rules/addresses/find-look-alike.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enAddress } from '../../words/en/address.js'
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.js'
import { Icon } from '../icon/icon.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import {
  address,
  copyPlace,
  cut,
  difference,
  middle as middleClass,
  value as valueClass,
  warning,
} from './address.css.js'
import { splitAddress } from './split-address.js'

export type AddressProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The whole address, of any chain. */
  value: string
  /**
   * `short` shows the first and the last characters.
   *
   * @default 'short'
   */
  format?: 'short' | 'full' | undefined
  /** Uses the monospace font. */
  mono?: boolean | undefined
  /** Makes a short address focusable and shows all of it while it has the focus. */
  revealable?: boolean | undefined
  /** Adds a CopyButton. */
  copyable?: boolean | undefined
  /** Labels and handlers of the copy button. */
  copy?: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'refusedLabel' | 'onCopied' | 'onError'>
  /** Announced, and shown on hover, when the value cannot be an address. */
  malformedLabel?: string
  /**
   * Addresses the visitor knows. An address with the same start and end as one of them is shown in full, with the
   * differences marked.
   */
  known?: string | readonly string[] | undefined
  /** Announced, and shown on hover, when the address looks like a known one. */
  lookAlikeLabel?: string
}

/**
 * An address, cut to its first 4 and last 6 characters. Assistive technology, search in the page and the clipboard get
 * all of it, a hover shows it and one click selects it. Its size and color come from the Text around it. Show an
 * address in full (`format="full"`) before money moves. Do not cut addresses by hand.
 *
 * The address is left to right on every page and never translated. Characters that no address has are written out,
 * such as `{U+202E}`, with a warning. Of more than 128 characters only the number is shown.
 *
 * **Use instead** Code for a hash or a key.
 *
 * **Keyboard** The copy button is a tab stop, and so is a `revealable` address.
 *
 * **Data attributes** `data-format`, `data-malformed`, `data-look-alike`.
 *
 * @example
 * <Text size="2" tone="muted"><Address value={account.address} copyable /></Text>
 */
export function Address({
  value,
  format = 'short',
  mono,
  revealable = false,
  copyable = false,
  copy,
  malformedLabel,
  known = [],
  lookAlikeLabel,
  className,
  ...rest
}: AddressProps) {
  const words = useComponentWords('address', enAddress)
  const { start, middle, end, isMalformed } = splitAddress(value)
  const compared = isMalformed ? undefined : findLookAlike(value, typeof known === 'string' ? [known] : known)
  const isShort = format === 'short' && middle !== '' && !compared
  const alarm = isMalformed
    ? (malformedLabel ?? words.malformed)
    : compared
      ? (lookAlikeLabel ?? words.lookAlike)
      : undefined
  return (
    <span
      {...rest}
      data-format={compared ? 'full' : format}
      data-malformed={isMalformed ? '' : undefined}
      data-look-alike={compared ? '' : undefined}
      className={clsx(address({ mono }), className)}
    >
      {alarm ? (
        <span data-accent="amber" className={warning} title={alarm}>
          <Icon as={TriangleAlert} size={14} />
          <VisuallyHidden>{alarm}</VisuallyHidden>
        </span>
      ) : null}
      <bdi
        dir="ltr"
        translate="no"
        title={isShort ? start + middle + end : undefined}
        tabIndex={revealable && isShort ? 0 : undefined}
        className={valueClass}
      >
        {compared ? (
          compared.map(({ text, isDifferent }, at) =>
            isDifferent ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity.
              <mark key={at} data-accent="amber" className={difference}>
                {text}
              </mark>
            ) : (
              text
            ),
          )
        ) : (
          <>
            <span className={isShort ? cut : undefined}>{start}</span>
            <span className={isShort ? middleClass : undefined}>{middle}</span>
            <span>{end}</span>
          </>
        )}
      </bdi>
      {copyable ? <CopyButton size="1" label={words.copy} {...copy} value={value} className={copyPlace} /> : null}
    </span>
  )
}
