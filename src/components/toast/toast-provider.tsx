'use client'

import * as Primitive from '@radix-ui/react-toast'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useThemeScope } from '../theme-scope/theme-scope.js'
import { place, viewport } from './toast.css.js'

export type ToastProviderProps = {
  /** What a toast is, read out before its text: "Notification" in the visitor's language. */
  label: string
  /** The name of the place where toasts appear; `{hotkey}` stands for the key that leads there. */
  viewportLabel: string
  /** The keys that move focus to the toasts, as `KeyboardEvent.code`. */
  hotkey?: string[] | undefined
  children?: ReactNode
}

/**
 * Where toasts appear, on every page and above every dialog, and their timing: 5000 ms, swiped away from 50 px on,
 * still under the pointer, under focus and while the window is not looked at.
 *
 * @example
 * <ToastProvider label="Notification" viewportLabel="Notifications ({hotkey})">
 *   <Toast open={open} onOpenChange={setOpen} message="Address copied" />
 * </ToastProvider>
 */
export function ToastProvider({ label, viewportLabel, hotkey = DEFAULT_HOTKEY, children }: ToastProviderProps) {
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
            // `off`: not read out twice, yet no dialog, ours or another's, hides what is live.
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
                  // A dismissed toast hands its focus to this empty place; it belongs where it was before.
                  if (target !== currentTarget || !currentTarget.contains(relatedTarget)) return
                  if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
                }}
              />
            </div>,
            document.body,
          )
        : null}
    </Primitive.Provider>
  )
}

const DEFAULT_HOTKEY = ['F8']

const subscribeToNothing = () => () => undefined
const isTrue = () => true
const isFalse = () => false
