import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.js'
import { Icon } from '../icon/icon.js'
import type { PropsOf } from '../props/prop-defs.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { address, copyPlace, cut, middle as middleClass, value as valueClass, warning } from './address.css.js'
import { addressProps } from './address.props.js'
import { readAddress } from './read-address.js'

export type AddressProps = PropsOf<typeof addressProps> &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** The whole address, of any chain. */
    value: string
    /** Words and handlers of the copy button; English unless told otherwise. */
    copy?: Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'refusedLabel' | 'onCopied' | 'onError'>
    /** Said, and shown on hover, when the address cannot be one. */
    malformedLabel?: string
  }

/**
 * An address, cut to `0x70…dc79C8` for the eye only: assistive technology, search and the clipboard get all of it.
 * Before money moves show it in full. It takes size and colour from the Text around it.
 *
 * @example
 * <Text size="2" tone="muted"><Address value={account.address} copyable /></Text>
 */
export function Address({
  value,
  format = addressProps.format.default,
  mono,
  copyable = addressProps.copyable.default,
  copy,
  malformedLabel = 'Contains characters that no address has',
  className,
  ...rest
}: AddressProps) {
  const { start, middle, end, isMalformed } = readAddress(value)
  const isShort = format === 'short' && middle !== ''
  return (
    <span
      {...rest}
      data-format={format}
      data-malformed={isMalformed ? '' : undefined}
      className={clsx(address({ mono }), className)}
    >
      {isMalformed ? (
        <span data-accent="amber" className={warning} title={malformedLabel}>
          <Icon as={TriangleAlert} size={14} />
          <VisuallyHidden>{malformedLabel}</VisuallyHidden>
        </span>
      ) : null}
      <bdi dir="ltr" translate="no" title={isShort ? start + middle + end : undefined} className={valueClass}>
        <span className={isShort ? cut : undefined}>{start}</span>
        <span className={isShort ? middleClass : undefined}>{middle}</span>
        {end}
      </bdi>
      {copyable ? <CopyButton size="1" label="Copy address" {...copy} value={value} className={copyPlace} /> : null}
    </span>
  )
}
