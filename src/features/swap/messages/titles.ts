/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  Swap: 'Swap',
  SwapSelectToken: 'Select token',
  SwapPreview: 'Review swap',
} as const
