/**
 * Finishes all animations, so that colours are measured at their end. Storybook pauses animations after a play function, so
 * waiting is not enough.
 */
export async function waitUntilStill(): Promise<void> {
  for (const animation of document.getAnimations()) {
    // Spinners never end.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
