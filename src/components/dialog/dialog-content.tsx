'use client'

import clsx from 'clsx'
import {
  Activity,
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { PortalPlace } from '../floating/portal-place.js'
import { useThemeScope } from '../theme-scope/theme-scope.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import * as styles from './dialog.css.js'
import { useDialog, useDialogStatus } from './dialog-context.js'
import { useModality } from './modality/use-modality.js'
import { useScrollLock } from './modality/use-scroll-lock.js'
import { type CardEvents, handOn, OpenLayer } from './open-layer.js'
import { useEngaged } from './use-engaged.js'
import { useLeaving } from './use-leaving.js'
import { useShake } from './use-shake.js'

export type DialogContentProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** `alertdialog` is AlertDialog's. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Where the layer is put; `document.body` unless told otherwise. A shadow root will do. */
  container?: Element | DocumentFragment | null | undefined
  /** What gets focus on open; unset means the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * Draws the children ahead, at idle time and unseen, and keeps them after closing: opening then only shows them.
   * Their effects run while the dialog is open, as if they were mounted then.
   */
  keepMounted?: boolean | undefined
  /**
   * With `keepMounted`: the children are laid out and their effects run while it is closed too, so that opening has
   * nothing left to do but to show them. For children that ask nothing of anybody until they are seen.
   */
  isReady?: boolean | undefined
}

/** Whether the browser can leave out what is laid out. Safari before 18 and Firefox before 125 draw it on opening. */
const canSkip = globalThis.CSS?.supports('content-visibility:hidden')

/**
 * The card over its overlay: 360 px in the middle, a sheet at the bottom from 430 px of window down. Its children
 * are mounted while it is open and while it leaves, or always with `keepMounted`.
 */
export function DialogContent({ container, keepMounted = false, isReady = false, ...rest }: DialogContentProps) {
  const { open } = useDialogStatus()
  // Later, so that children are drawn at idle time first.
  const isLaidOut = useDeferredValue(isReady && canSkip, false)
  const isEngaged = useEngaged(open, isLaidOut)
  const scope = useThemeScope()
  const layer = useRef<HTMLDivElement>(null)
  const { isShown, onAnimationEnd } = useLeaving(layer, open)
  // The browser leaves out what it need not show; asked for a measure, it has style and layout ready for opening.
  useEffect(() => {
    if (isLaidOut && !isShown) layer.current?.firstElementChild?.getBoundingClientRect()
  }, [isLaidOut, isShown])
  // A server has no document.
  const place = container ?? globalThis.document?.body
  if (!place || !(isShown || keepMounted)) return null
  return createPortal(
    <Activity mode={isShown || isLaidOut ? 'visible' : 'hidden'}>
      <PortalPlace
        ref={layer}
        {...scope}
        data-state={open ? 'open' : isShown ? 'closed' : 'hidden'}
        aria-hidden={!isShown}
        className={styles.layer}
        onAnimationEnd={onAnimationEnd}
      >
        <DialogCard {...rest} isEngaged={isEngaged} />
      </PortalPlace>
    </Activity>,
    place,
  )
}

type DialogCardProps = Omit<DialogContentProps, 'container' | 'keepMounted' | 'isReady'> & { isEngaged: boolean }

function DialogCard({ isEngaged, initialFocus, className, children, ref, ...rest }: DialogCardProps) {
  const { titleId, requestClose } = useDialog()
  const { open, loading, shake, descriptionId, refused, returnFocusTo } = useDialogStatus()
  const { isShaking, isOdd, settle } = useShake(shake, refused.times)
  const [refusedBefore] = useState(refused.times)
  const overlay = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const events = useRef<CardEvents>({})
  const isComposing = useRef(false)
  const isPressRefused = useRef(false)
  useModality(overlay, isEngaged, returnFocusTo)
  useScrollLock(overlay, isEngaged)
  useImperativeHandle(ref, () => card.current as HTMLDivElement)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same for everyone else. */}
      <div
        ref={overlay}
        role="presentation"
        className={styles.overlay}
        data-lintel-overlay=""
        onPointerDown={() => {
          isPressRefused.current =
            isComposing.current || isBelowAnotherModal(overlay.current) || hasOpenFloating(overlay.current)
        }}
        onClick={() => {
          if (!isPressRefused.current) requestClose('outside')
        }}
      />
      <div
        role="dialog"
        aria-modal
        aria-labelledby={rest['aria-label'] ? undefined : titleId}
        tabIndex={-1}
        {...rest}
        {...handOn(events, rest)}
        ref={card}
        aria-describedby={clsx(rest['aria-describedby'], descriptionId) || undefined}
        aria-busy={loading || undefined}
        data-lintel-dialog=""
        data-state={open ? 'open' : 'closed'}
        data-shake={open && isShaking ? (isOdd ? 'odd' : 'even') : undefined}
        className={clsx(styles.card, className)}
        onCompositionStart={(event) => {
          isComposing.current = true
          rest.onCompositionStart?.(event)
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          rest.onCompositionEnd?.(event)
        }}
        onAnimationEnd={(event) => {
          if (styles.shakeAnimations.includes(event.animationName)) settle()
          rest.onAnimationEnd?.(event)
        }}
      >
        {children}
        {loading ? (
          <div className={styles.beamTrack} aria-hidden>
            <span className={styles.beam} />
          </div>
        ) : null}
        <VisuallyHidden role="status">
          {refused.times > refusedBefore ? <span key={refused.times}>{refused.reason}</span> : null}
        </VisuallyHidden>
      </div>
      {isEngaged ? (
        <OpenLayer
          card={card}
          events={events}
          initialFocus={initialFocus}
          onEscapeKeyDown={(event) => {
            if (isBelowAnotherModal(overlay.current)) return leaveToOthers(event)
            // An input method uses Escape to drop what is being composed.
            if (!event.isComposing) whenNobodyTakes(event, () => requestClose('escape'))
          }}
        />
      ) : null}
    </>
  )
}

/** The press that closes a menu or a popover inside closes nothing else. */
function hasOpenFloating(overlay: HTMLElement | null): boolean {
  return overlay?.parentElement?.querySelector('[data-lintel-floating][data-state="open"]') != null
}

function isBelowAnotherModal(overlay: HTMLElement | null): boolean {
  return overlay?.closest('[aria-hidden="true"]') !== null
}

/**
 * Acts once the key has come back up to the document: it is told to us on its way down, before a search field inside
 * can empty itself first and stop it.
 */
function whenNobodyTakes(event: KeyboardEvent, act: () => void): void {
  const onBubble = (heard: KeyboardEvent) => {
    if (heard === event) act()
  }
  document.addEventListener('keydown', onBubble, { once: true })
}

/** The primitive marks the key as taken, right after asking us; that is for the one above to do. */
function leaveToOthers(event: KeyboardEvent): void {
  event.preventDefault = () => {
    Reflect.deleteProperty(event, 'preventDefault')
  }
}
