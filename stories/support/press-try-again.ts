import { screen, type UserEventObject } from 'storybook/test'

/** Presses Try again once it can be pressed: it ignores presses for its first second. */
export async function pressTryAgain({ userEvent }: { userEvent: UserEventObject }): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again', busy: false }))
}
