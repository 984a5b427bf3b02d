import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.js'
import { Icon } from '../icon/icon.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
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
import { addressProps } from './address.props.js'
import { findLookAlike } from './find-look-alike.js'
import { readAddress } from './read-address.js'

export type AddressProps = PropsOf<typeof addressProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** The whole address, of any chain. */
    value: string
    /** Words and handlers of the copy button; English unless told otherwise. */
    copy?: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'refusedLabel' | 'onCopied' | 'onError'>
    /** Said, and shown on hover, when the address cannot be one. */
    malformedLabel?: string
    /** Addresses this person knows. One that begins and ends like one of them and is another is shown in full, with what differs. */
    known?: string | readonly string[] | undefined
    /** Said, and shown on hover, when it looks like a known one. */
    lookAlikeLabel?: string
  }

/**
 * An address, cut to `0x70…dc79C8` for the eye only: assistive technology, search and the clipboard get all of it.
 * `revealable` shows all of it to the eye as well, while it has the focus. Before money moves show it in full. It takes size and colour from the Text around it.
 *
 * @example
 * <Text size="2" tone="muted"><Address value={account.address} copyable /></Text>
 */
export function Address({
  value,
  format = addressProps.format.default,
  mono,
  revealable = addressProps.revealable.default,
  copyable = addressProps.copyable.default,
  copy,
  malformedLabel = 'Contains characters that no address has',
  known = [],
  lookAlikeLabel = 'Looks like an address you know, but is another one',
  className,
  ...rest
}: AddressProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Address', addressProps, { format })
  const { start, middle, end, isMalformed } = readAddress(value)
  const compared = isMalformed ? undefined : findLookAlike(value, typeof known === 'string' ? [known] : known)
  const isShort = format === 'short' && middle !== '' && !compared
  const alarm = isMalformed ? malformedLabel : compared ? lookAlikeLabel : undefined
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
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
            {end}
          </>
        )}
      </bdi>
      {copyable ? <CopyButton size="1" label="Copy address" {...copy} value={value} className={copyPlace} /> : null}
    </span>
  )
}
