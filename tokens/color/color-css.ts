import { globalStyle } from '@vanilla-extract/css'
import { type ColorFamily, colorVars, wideColorVars, wideGamut } from './color-vars.js'
import { readColorScale } from './read-color-scale.js'

/**
 * Emits the css of one accent: `[data-accent="name"]` declares its steps, its roles, and its name, by which a theme detects
 * that the css is loaded.
 */
export function emitAccent(name: string): void {
  emit(name, 'accent', { '--lintel-accent-name': name })
}

/** Emits the css of one gray: `[data-gray="name"]`. */
export function emitGray(name: string): void {
  emit(name, 'gray')
}

function emit(name: string, family: ColorFamily, marker: Record<string, string> = {}): void {
  const scale = readColorScale(name)
  const wide = wideColorVars(scale, family)
  const isWide = Object.keys(wide).length > 0
  globalStyle(`:where([data-${family}="${name}"])`, {
    vars: { ...marker, ...colorVars(scale, family) },
    ...(isWide ? { '@supports': { [wideGamut.supports]: { '@media': { [wideGamut.media]: { vars: wide } } } } } : {}),
  })
}
