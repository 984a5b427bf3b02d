/** The English words of the first screen. */
export const enPage = {
  components: 'Components',
  why: 'Why Lintel',
  start: 'Start',
  useDark: 'Use the dark theme',
  useLight: 'Use the light theme',
  title: 'One door for every wallet.',
  lead: 'A design system and a wallet modal made from it. Compose it, theme it, host it yourself.',
  browse: 'Browse the stories',
  howToStart: 'See how to start',
  accentColor: 'Accent color',
  theme: 'Theme',
  /** In place of the panel of a connected visitor. */
  panelMissing: 'The panel could not be loaded. Reload the page to try again.',
}
