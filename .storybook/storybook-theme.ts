import { create, type ThemeVars } from 'storybook/theming'
import { readColorScale } from '../tokens/color/read-color-scale.js'

const INTER = "'Inter Variable', system-ui, sans-serif"
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"

/** Storybook's UI in Lintel's colors: `slate` for surfaces, `indigo` for the selection. */
function createStorybookTheme(base: 'light' | 'dark'): ThemeVars {
  const gray = readColorScale('slate')[base].solid
  const accent = readColorScale('indigo')[base].solid
  const ground = base === 'light' ? '#ffffff' : gray[1]
  return create({
    base,
    brandTitle: 'Lintel',
    brandUrl: './',
    fontBase: INTER,
    fontCode: MONO,
    colorPrimary: accent[9],
    colorSecondary: accent[base === 'light' ? 9 : 10],
    appBg: gray[2],
    appContentBg: ground,
    appPreviewBg: ground,
    appBorderColor: gray[5],
    appBorderRadius: 8,
    textColor: gray[12],
    textInverseColor: gray[1],
    textMutedColor: gray[11],
    barBg: ground,
    barTextColor: gray[11],
    barHoverColor: gray[12],
    barSelectedColor: accent[11],
    inputBg: ground,
    inputBorder: gray[7],
    inputTextColor: gray[12],
    inputBorderRadius: 6,
  })
}

/** The themes of the manager and of the docs pages. */
export const storybookThemes = { light: createStorybookTheme('light'), dark: createStorybookTheme('dark') }
