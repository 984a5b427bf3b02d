/** Waits for what enters or leaves to finish moving: half-way through a fade colours are not what they will be. */
export async function waitUntilStill(): Promise<void> {
  const moving = document.getAnimations().filter(isPassing)
  await Promise.allSettled(moving.map((animation) => animation.finished))
}

/** Spinners never end, and Storybook holds what it has paused. */
function isPassing(animation: Animation): boolean {
  return animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
}
