import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { Accent } from '../props/accent.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { drawQrCode } from './draw-qr-code.js'
import { LintelMark } from './lintel-mark.js'
import { code, field, logo as logoStyle, modules as modulesStyle, qrCode, refusal, wait } from './qr-code.css.js'
import { qrCodeProps } from './qr-code.props.js'

export type QrCodeProps = PropsOf<typeof qrCodeProps> &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** What a camera reads, to the letter. Undefined while it is on its way. */
    value: string | undefined
    /** What scanning does, for whoever cannot see it: "QR code to connect a wallet". */
    label: string
    /** In the middle: a picture, or Lintel's mark unless told otherwise; `null` for none. */
    logo?: ReactNode
    /** Colour behind the logo. */
    accent?: Accent | undefined
    /** Said in place of a code when `value` is too long, or empty. */
    refusedLabel?: string
    /** What helps then, such as a CopyButton. */
    fallback?: ReactNode
  }

/**
 * A QR code: dark on white in every theme, with its quiet zone, and corrected so far that the logo costs nothing. Offer
 * the same by hand beside it, such as a CopyButton: whoever is on the phone already cannot scan it.
 *
 * @example
 * <QrCode value={pairing.uri} label="QR code to connect a wallet" />
 */
export function QrCode({
  value,
  label,
  size,
  logo = <LintelMark />,
  accent,
  refusedLabel = 'This is too long for a QR code. Copy it instead.',
  fallback,
  className,
  ...rest
}: QrCodeProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('QrCode', qrCodeProps, { size })
  const hasLogo = logo !== null && logo !== false
  const drawing = useMemo(() => (value === undefined ? undefined : drawQrCode(value, { hasLogo })), [value, hasLogo])
  const box = qrCode({ size })
  if (value === undefined) {
    return (
      <div role="img" aria-label={label} aria-busy {...rest} data-status="loading" className={clsx(box, className)}>
        <Skeleton className={wait} />
      </div>
    )
  }
  if (!drawing) {
    return (
      <div {...rest} data-status="refused" className={clsx(box, refusal, className)}>
        {refusedLabel}
        {fallback}
      </div>
    )
  }
  const edge = drawing.modules + 2 * drawing.quiet
  return (
    <div role="img" aria-label={label} {...rest} data-status="ready" className={clsx(box, field, className)}>
      <svg
        viewBox={`${-drawing.quiet} ${-drawing.quiet} ${edge} ${edge}`}
        aria-hidden="true"
        focusable="false"
        className={code}
      >
        <path d={drawing.path} className={modulesStyle} />
      </svg>
      {hasLogo ? (
        <span data-accent={accent} className={logoStyle}>
          {logo}
        </span>
      ) : null}
    </div>
  )
}
