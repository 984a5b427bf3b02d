/** The manager tells the preview that T or D was pressed in it; the key is the only argument. */
export const THEME_KEY_EVENT = 'lintel:theme-key'
