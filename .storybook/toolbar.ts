import { matchGray } from '../src/theme/index.js'
import { themeProps } from '../src/theme/theme.props.js'
import { encodePercent } from './global-percent.js'

type Icon =
  | 'circlehollow'
  | 'sun'
  | 'moon'
  | 'browser'
  | 'paintbrush'
  | 'contrast'
  | 'component'
  | 'ruler'
  | 'sidebar'
  | 'transfer'
  | 'arrowrightalt'
  | 'arrowleftalt'
  | 'lightning'
  | 'zoom'

type Item = { value: string; title: string; right?: string; icon?: Icon }

/**
 * A menu of the toolbar. Each value names its axis. Only with `isTitled` the selected value is beside the icon: nine of them are wider
 * than the toolbar in a window of 1,440 px.
 */
function createMenu(description: string, icon: Icon, items: Item[], { isTitled = false } = {}) {
  return {
    description,
    toolbar: {
      ...(isTitled ? { title: description, dynamicTitle: true } : {}),
      icon,
      items: items.map((item) => ({ ...item, ...encodePercent({ value: item.value }) })),
    },
  }
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The values of an axis, each with the kind after it: `Medium radius`. */
function nameEach(values: readonly string[], kind = ''): Item[] {
  return values.map((value) => ({ value, title: `${capitalize(value)} ${kind}`.trim() }))
}

const appearanceIcons = { light: 'sun', dark: 'moon', system: 'browser' } as const
const directionIcons = { page: 'transfer', ltr: 'arrowrightalt', rtl: 'arrowleftalt' } as const
const directionTitles = { page: 'Page direction', ltr: 'Left to right', rtl: 'Right to left' } as const

/** Every axis of the theme with all its values, in the format of Storybook's toolbar. */
export const themeToolbar = {
  appearance: createMenu(
    'Appearance (D)',
    'circlehollow',
    themeProps.appearance.values.map((value) => ({
      value,
      title: capitalize(value),
      icon: appearanceIcons[value],
    })),
    { isTitled: true },
  ),
  accent: createMenu(
    'Accent (T opens the theme panel)',
    'paintbrush',
    themeProps.accent.values.map((value) => ({ value, title: capitalize(value), right: matchGray(value) })),
    { isTitled: true },
  ),
  gray: createMenu('Gray', 'contrast', nameEach(themeProps.gray.values, 'gray')),
  radius: createMenu('Radius', 'component', nameEach(themeProps.radius.values, 'radius')),
  scaling: createMenu('Scaling', 'ruler', nameEach(themeProps.scaling.values)),
  panel: createMenu('Panel background', 'sidebar', nameEach(themeProps.panel.values)),
  direction: createMenu(
    'Direction',
    'transfer',
    themeProps.direction.values.map((value) => ({
      value,
      title: directionTitles[value],
      icon: directionIcons[value],
    })),
  ),
  motion: createMenu('Motion', 'lightning', nameEach(['full', 'reduced'], 'motion')),
  text: createMenu("The browser's text size", 'zoom', nameEach(['100%', '150%', '200%'], 'text')),
}

/** The initial theme: the defaults of a root theme, not encoded. */
export const themeGlobals = {
  appearance: themeProps.appearance.default,
  accent: themeProps.accent.default,
  gray: themeProps.gray.default,
  radius: themeProps.radius.default,
  scaling: themeProps.scaling.default,
  panel: themeProps.panel.default,
  direction: themeProps.direction.default,
  motion: 'full',
  text: '100%',
} as const
