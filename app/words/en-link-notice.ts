/** The English words of the notice about a theme link with unknown settings. */
export const enLinkNotice = {
  text: 'The link asked for a theme that is not all here. The rest of it is applied.',
  open: 'See what is missing',
  dismiss: 'Dismiss',
}
