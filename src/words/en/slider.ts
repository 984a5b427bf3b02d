/** The names of the two buttons. */
export const enSlider = { less: 'Less', more: 'More' }
