/**
 * Finishes all animations, also those that begin meanwhile, so that colours are measured at their end. Storybook pauses
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

// Spinners never end. An animation that keeps its last frame stays in the list.
function isEnding({ effect, playState }: Animation): boolean {
  return playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
}
