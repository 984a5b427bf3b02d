/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  SIWXSignMessage: 'Sign in',
} as const
