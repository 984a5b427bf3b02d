import { isEndless } from './wait-until-still.js'

/**
 * Ends each animation when it begins, during a story without the tag `moving`. Those without an end go on. To draw modals and popups on
 * their way would take a fifth of the processor time of all stories, and only those with the tag look at it.
 */
export function endAnimations({ tags }: { tags: string[] }): (() => void) | undefined {
  if (tags.includes('moving')) return undefined
  const controller = new AbortController()
  document.addEventListener(
    'animationstart',
    ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        if (!isEndless(animation)) animation.finish()
      }
    },
    { capture: true, signal: controller.signal },
  )
  return () => controller.abort()
}
