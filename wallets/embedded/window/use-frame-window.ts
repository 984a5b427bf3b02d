import { useEffect, useRef } from 'react'
import type { FrameLook } from '../screens/frame-look.js'
import { type FrameWindow, openFrameWindow } from './open-frame-window.js'
import type { WindowAnswer, WindowContent } from './window-messages.js'

/**
 * A window for a screen of the frame, for browsers that cannot report what covers a frame. It shows `content`, and
 * closes when there is none, or with the screen.
 *
 * @returns `open`: false when the browser blocks the window. Call it in the handler of a click.
 */
export function useFrameWindow(
  { theme, words }: FrameLook,
  content: WindowContent | null,
  onAnswer: (answer: WindowAnswer) => void,
): { open: () => boolean; close: () => void } {
  const current = useRef<FrameWindow | null>(null)
  const latestAnswer = useRef(onAnswer)
  const screen = content && { ...content, theme, locale: words.approve.locale }

  function close(): void {
    current.current?.close()
    current.current = null
  }

  useEffect(() => {
    latestAnswer.current = onAnswer
    if (screen) current.current?.update(screen)
    else close()
  })
  useEffect(() => () => current.current?.close(), [])

  return {
    open() {
      close()
      if (!screen) return true
      current.current = openFrameWindow(screen, (answer) => {
        if (answer.type === 'leave') close()
        else latestAnswer.current(answer)
      })
      return current.current !== null
    },
    close,
  }
}
