/**
 * Repeats a step of a login while it fails because the visitor is not done yet: one request does not wait as long as they may take, in
 * their mail or in another app.
 *
 * @param isPending Whether an error says so. Any other ends the wait.
 * @example await repeatWhilePending(() => login.waitForDevice(signal), isDevicePending)
 */
export async function repeatWhilePending<Result>(
  step: () => Promise<Result>,
  isPending: (error: unknown) => boolean,
): Promise<Result> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!isPending(error)) throw error
    }
  }
}
