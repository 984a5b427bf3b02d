'use client'

import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useComponentWords } from '../../words/component-words-context.js'
import { enQrCode } from '../../words/en/qr-code.js'
import type { Accent } from '../props/accent.js'
import { drawQrCode } from './draw-qr-code.js'
import { code, field, logo as logoStyle, mark, modules as modulesStyle, qrCode, refusal } from './qr-code.css.js'
import { QrCodeSkeleton } from './qr-code-skeleton.js'

export type QrCodeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The content of the code. Undefined while it loads. */
  value: string | undefined
  /** The accessible name, such as "QR code to connect a wallet". */
  label: string
  /** @default '3' */
  size?: '1' | '2' | '3' | undefined
  /** An image in the middle: by default the Lintel logo, `null` for none. */
  logo?: ReactNode
  /** The color behind the logo. By default the accent of the theme. */
  accent?: Accent | undefined
  /** Shown in place of a code when `value` is too long or empty. */
  refusedLabel?: string
  /** Shown below `refusedLabel`, such as a CopyButton. */
  fallback?: ReactNode
}

/**
 * A QR code of a link or an address: dark on white in every theme and in forced colors, with a quiet zone of at least
 * four modules and 18 px. Its error correction makes up for the logo. While `value` is undefined it shows a skeleton
 * of the same size. Offer the same text with a CopyButton beside it: a visitor on a phone cannot scan their own
 * screen. Show the code as large as there is room for, and do not color, invert or cover it.
 *
 * Up to 715 characters fit with a logo (version 25, so that a module has 2 px). For a longer or an empty text, or half
 * a surrogate pair, it shows `refusedLabel` and `fallback`.
 *
 * **Use instead** a Link on a phone.
 *
 * **Accessibility** One image, announced as busy while it loads.
 *
 * **Data attributes** `data-status`: `loading`, `ready` or `refused`. `data-accent` on the logo.
 *
 * **CSS variables** `--lintel-accent-solid` (behind the logo), `--lintel-radius-factor`, `--lintel-unit`.
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
  refusedLabel,
  fallback,
  className,
  ...rest
}: QrCodeProps) {
  const words = useComponentWords('qrCode', enQrCode)
  const hasLogo = logo !== null && logo !== false
  const drawing = useMemo(() => (value === undefined ? undefined : drawQrCode(value, { hasLogo })), [value, hasLogo])
  const box = qrCode({ size })
  if (value === undefined) {
    return <QrCodeSkeleton {...rest} label={label} size={size} className={className} />
  }
  if (!drawing) {
    return (
      <div {...rest} data-status="refused" className={clsx(box, refusal, className)}>
        <span>{refusedLabel ?? words.refused}</span>
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

/** The Lintel logo: a beam on two posts. */
function LintelMark() {
  return (
    <svg viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false" className={mark}>
      <path
        d="M2 5h18M6.5 5v13.5M15.5 5v13.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
