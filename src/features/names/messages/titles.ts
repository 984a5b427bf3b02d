/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  ChooseAccountName: 'Choose a name',
  RegisterAccountName: 'Register a name',
  RegisterAccountNameSuccess: 'Name registered',
} as const
