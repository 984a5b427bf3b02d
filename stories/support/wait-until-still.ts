/**
 * Brings whatever enters or leaves to its end: half-way through a fade colours are not what they will be. Finished
 * rather than waited for, since Storybook pauses all motion after a play function.
 */
export async function waitUntilStill(): Promise<void> {
  for (const animation of document.getAnimations()) {
    // Spinners never end.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
