export { adoptAccent } from './adopt-accent.js'
export type { Appearance } from './appearance/appearance-storage.js'
export { themeScript, themeScriptHash } from './appearance/theme-script.js'
export { useAppearance } from './appearance/use-appearance.js'
export { useShownAppearance } from './appearance/use-shown-appearance.js'
export { InvalidAccentNameError, InvalidColorError } from './create-accent/accent-errors.js'
export { type CreateAccentOptions, type CreatedAccent, createAccent } from './create-accent/create-accent.js'
export type { MeasuredPair } from './create-accent/measure-pairs.js'
export type { AccentReport } from './create-accent/report-accent.js'
export type { CustomAccent } from './custom-accent.js'
export { matchGray } from './match-gray.js'
export { ThemePanel, type ThemePanelControl, type ThemePanelProps } from './panel/theme-panel.js'
export {
  type ThemeSettingsControl,
  type ThemeSettingsOptions,
  useThemeSettings,
} from './settings/use-theme-settings.js'
export { useUndoableSettings } from './settings/use-undoable-settings.js'
export type { IgnoredSetting } from './settings/validate-settings.js'
export { Theme, type ThemeProps, useTheme } from './theme.js'
export type { ThemeSettings } from './theme.props.js'
export { type ThemeChoice, themeAttributes } from './theme-attributes.js'
export { type ThemeKeys, useThemeKeys } from './use-theme-keys.js'
