/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  SmartSessions: 'Smart sessions',
  SmartSessionDetail: 'Smart session',
} as const
