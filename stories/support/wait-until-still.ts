/** Waits for what enters or leaves to finish moving: half-way through a fade colours are not what they will be. */
export async function waitUntilStill(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
