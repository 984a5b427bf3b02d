'use client'

import * as Primitive from '@radix-ui/react-toast'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useThemeScope } from '../theme-scope/use-theme-scope.js'
import { place, viewport } from './toast.css.js'

export type ToastProviderProps = {
  /** Announced before the text of a toast: "Notification" in the visitor's language. */
  label: string
  /** The name of the toast region; `{hotkey}` is replaced by the key that moves focus there. */
  viewportLabel: string
  /** The keys that move focus to the toasts, as `KeyboardEvent.code`. */
  hotkey?: string[] | undefined
  /** The element or shadow root to render the toasts into. Default: `document.body`. */
  container?: Element | DocumentFragment | null | undefined
  children?: ReactNode
}

/**
 * Where toasts appear, on every page and above every dialog, and their timing: they stay for 5000 ms and can be swiped
 * away (50 px). The timer pauses under the pointer, on focus and while the window is not focused.
 *
 * @example
 * <ToastProvider label="Notification" viewportLabel="Notifications ({hotkey})">
 *   <Toast open={open} onOpenChange={setOpen} message="Address copied" />
 * </ToastProvider>
 */
export function ToastProvider(props: ToastProviderProps) {
  const { label, viewportLabel, hotkey = DEFAULT_HOTKEY, container, children } = props
  const scope = useThemeScope()
  const cameFrom = useRef<Element | null>(null)
  const isClient = useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
  return (
    <Primitive.Provider
      label={label}
      duration={5000}
      swipeThreshold={50}
      swipeDirection={scope?.dir === 'rtl' ? 'left' : 'right'}
    >
      {children}
      {isClient
        ? createPortal(
            // `off`: a live region, so that no dialog hides it, that does not announce a toast a second time.
            // biome-ignore lint/a11y/noStaticElementInteractions: remembers where focus was, nothing to press.
            <div
              {...scope}
              aria-live="off"
              data-lintel-toasts=""
              className={place}
              onFocus={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
              }}
            >
              <Primitive.Viewport
                aria-live="off"
                hotkey={hotkey}
                label={viewportLabel}
                className={viewport}
                onFocus={(event) => {
                  const { currentTarget, target, relatedTarget } = event
                  // Radix moves focus from a dismissed toast to this element. Return it to where it was before.
                  if (target !== currentTarget || !currentTarget.contains(relatedTarget)) return
                  if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
                }}
              />
            </div>,
            container ?? document.body,
          )
        : null}
    </Primitive.Provider>
  )
}

const DEFAULT_HOTKEY = ['F8']

const subscribeToNothing = () => () => undefined
const isTrue = () => true
const isFalse = () => false
