/** Sent by the manager when T or D is pressed in it; the argument is the key. */
export const THEME_KEY_EVENT = 'lintel:theme-key'
