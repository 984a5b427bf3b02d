'use client'

import * as Primitive from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { isComposingKey } from '../floating/is-composing-key.js'
import { PortalPlaceContext } from '../floating/portal-place.js'
import { useThemeScope } from '../theme-scope/use-theme-scope.js'
import { useEffectEvent } from '../use-effect-event.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import * as styles from './dialog.css.js'
import { useDialog } from './dialog-context.js'
import { keepPresses } from './keep-presses.js'
import { isBelowModal } from './modality/trap-focus.js'
import { useModality } from './modality/use-modality.js'
import { useShake } from './use-shake.js'

export type DialogContentProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** `alertdialog` is for AlertDialog. Default: `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** The element or shadow root to render into. Default: `document.body`. */
  container?: Element | DocumentFragment | null | undefined
  /**
   * Also renders the content while the dialog is closed, so that it can be rendered ahead inside a hidden Activity of React.
   * Needs a `container`. Default: false.
   */
  forceMount?: boolean | undefined
  /**
   * The width: 360 (`--lintel-modal-width`), 480 or 640 px. In a narrower window it is as wide as the window.
   *
   * @default '1'
   */
  size?: '1' | '2' | '3' | undefined
  /** Gets focus when the dialog opens. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * The card and the overlay behind it: 360 px wide, or as `size` says, in the middle of the window, a sheet at the bottom of windows up to
 * 430 px wide. Its children are mounted while the dialog is open and during the closing animation.
 */
export function DialogContent({ container, forceMount, ...rest }: DialogContentProps) {
  const { open } = useDialog()
  const scope = useThemeScope()
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const isComposing = useRef(false)
  useModality(layer, rest.initialFocus)
  useEffect(() => (layer ? keepPresses(layer) : undefined), [layer])
  return (
    <Primitive.Portal container={container} {...(forceMount ? { forceMount } : {})}>
      <div
        ref={setLayer}
        {...scope}
        inert={!open}
        // Changing it on opening also undoes what another library's dialog has set meanwhile.
        aria-hidden={(forceMount && !open) || undefined}
        data-state={open ? 'open' : 'closed'}
        className={styles.layer}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={() => {
          isComposing.current = false
        }}
      >
        <PortalPlaceContext value={layer}>
          <Overlay layer={layer} isComposing={isComposing} />
          <Card {...rest} />
          <EscapeKey layer={layer} />
        </PortalPlaceContext>
      </div>
    </Primitive.Portal>
  )
}

/** Closes the dialog on a press. Replaces the overlay of Radix, which adds a style element to the page. */
function Overlay({ layer, isComposing }: { layer: HTMLElement | null; isComposing: RefObject<boolean> }) {
  const { requestClose } = useDialog()
  const isIgnored = useRef(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same.
    <div
      role="presentation"
      className={styles.overlay}
      data-lintel-overlay=""
      onPointerDown={() => {
        // A press that ends a composition or closes a menu inside the dialog does nothing else.
        isIgnored.current = isComposing.current || isBelowModal(layer) || hasOpenFloating(layer)
      }}
      onClick={() => {
        if (!isIgnored.current) requestClose('outside')
      }}
    />
  )
}

function hasOpenFloating(layer: HTMLElement | null): boolean {
  return layer?.querySelector('[data-lintel-floating][data-state="open"]') != null
}

function Card({
  initialFocus,
  size = '1',
  className,
  children,
  ...rest
}: Omit<DialogContentProps, 'container' | 'forceMount'>) {
  const { open, loading, shake, refusal } = useDialog()
  const { isShaking, isOdd, endShake } = useShake(shake, refusal.count)
  const [countBefore] = useState(refusal.count)
  return (
    <Primitive.Content
      aria-modal
      {...rest}
      {...(rest['aria-label'] ? { 'aria-labelledby': undefined } : {})}
      aria-busy={loading || undefined}
      data-lintel-dialog=""
      data-shake={open && isShaking ? (isOdd ? 'odd' : 'even') : undefined}
      className={clsx(styles.card, styles.sizes[size], className)}
      onAnimationEnd={(event) => {
        if (styles.shakeAnimations.includes(event.animationName)) endShake()
        rest.onAnimationEnd?.(event)
      }}
      onOpenAutoFocus={(event) => {
        if (!initialFocus?.current) return
        event.preventDefault()
        initialFocus.current.focus({ preventScroll: true })
      }}
      // `useModality` restores focus as soon as the dialog closes; Radix would do it after the animation.
      onCloseAutoFocus={preventDefault}
      onEscapeKeyDown={markEscape}
      // The overlay handles presses outside.
      onInteractOutside={preventDefault}
    >
      {children}
      {loading ? (
        <div className={styles.beamTrack} aria-hidden>
          <span className={styles.beam} />
        </div>
      ) : null}
      <VisuallyHidden role="status">
        {refusal.count > countBefore ? <span key={refusal.count}>{refusal.reason}</span> : null}
      </VisuallyHidden>
    </Primitive.Content>
  )
}

function preventDefault(event: Event): void {
  event.preventDefault()
}

/**
 * Closes the dialog on Escape, unless something else handles the key: a floating part, a dialog above this one, a field, a toast
 * with the focus. It does not rely on Radix's layers: npm may install several copies, which do not know of each other.
 */
function EscapeKey({ layer }: { layer: HTMLElement | null }) {
  const { open, requestClose } = useDialog()
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Added last, so it runs after Radix's Content, in case that has not checked the key.
    document.addEventListener('keydown', unmarkEscape, { capture: true, once: true })
    if (isComposingKey(event)) return
    if (isBelowModal(layer) || hasOpenFloating(layer) || isOfToast(event.composedPath()[0])) return
    const wasPrevented = event.defaultPrevented
    const closeIfNotHandled = (bubbled: KeyboardEvent) => {
      if (bubbled === event && event.defaultPrevented === wasPrevented) requestClose('escape')
    }
    document.addEventListener('keydown', closeIfNotHandled, { once: true })
  })
  useEffect(() => {
    if (!layer || !open) return
    // Before every other listener except that of `shieldFromForeignDialogs`, which marks the key.
    window.addEventListener('keydown', takeKey, true)
    return () => window.removeEventListener('keydown', takeKey, true)
  }, [layer, open])
  return null
}

function isOfToast(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('[data-lintel-toast]') !== null
}

/**
 * Makes Radix's Content ignore an Escape: it checks next whether the key was prevented. Really preventing it would mark the
 * key as handled for the focused field and for another library's dialog above this one.
 */
function markEscape(event: KeyboardEvent): void {
  const get = () => {
    unmarkEscape(event)
    return true
  }
  Object.defineProperty(event, 'defaultPrevented', { get, configurable: true })
}

function unmarkEscape(event: KeyboardEvent): void {
  Reflect.deleteProperty(event, 'defaultPrevented')
}
