/** The services that `npm start` runs in processes of their own. */
export const forkedServices = ['data-api', 'identity', 'bundler'] as const
