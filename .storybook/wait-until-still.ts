/**
 * Finishes all animations, also those that begin meanwhile, so that colors are measured at their end. Storybook pauses
 * animations after a play function, so waiting is not enough.
 */
export async function waitUntilStill(): Promise<void> {
  let ending: Animation[]
  do {
    ending = document.getAnimations().filter(isEnding)
    for (const animation of ending) animation.finish()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  } while (ending.length > 0)
}

// An animation that keeps its last frame stays in the list.
const isEnding = (animation: Animation) => animation.playState !== 'finished' && !isEndless(animation)

/** Whether it never ends, as that of a spinner. */
export function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
}
