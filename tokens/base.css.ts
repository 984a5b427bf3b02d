import { assignVars, globalStyle } from '@vanilla-extract/css'
import { panelOpacity } from './color/backdrops.js'
import type { Step } from './color/color-scale.js'
import { type ColorRoles, vars } from './contract.css.js'
import {
  controlHeights,
  durations,
  radius,
  radiusFactors,
  scalings,
  space,
  touchTarget,
  type,
  weights,
  zIndexes,
} from './dimensions.js'
import { fixedRoles, grayAccentRoles, type RoleSource } from './fixed-roles.js'

const mapValues = <Key extends PropertyKey, From, To>(from: Record<Key, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value as From)])) as Record<Key, To>

const aliases = (steps: Record<Step, string>) => mapValues(steps, (step) => step)

const rem = (px: number) => `${px / 16}rem`
const ms = (duration: number) => `${duration}ms`
const scaled = (px: number) => `calc(${rem(px)} * ${vars.scaling})`
const rounded = (px: number) => `calc(${scaled(px)} * ${vars.radiusFactor})`

// The contract by who gives its tokens their values. A new token falls into one of the rests, and is missed by
// `assignVars` until it has its value: no theme is without one.
const {
  // Each colour's own file, and the roles below.
  scale,
  accent,
  gray,
  // The attributes of an axis, below.
  scaling,
  radiusFactor,
  radiusFull,
  panel: { background, backdrop, ...panel },
  // The root.
  font: { family, mono, ...font },
  motion: { distance, ...motion },
  modal,
  touchTarget: target,
  ...themed
} = vars

// Values that read another axis are declared on every themed element, not once on the root: a custom property is
// resolved where it is declared, so a nested theme or an accented component has to declare them again.
globalStyle(':where([data-lintel-theme])', {
  vars: assignVars(
    { ...themed, font, motion, panel },
    {
      page: { background: `light-dark(#fff, ${scale.gray[1]})` },
      panel: { outline: scale.grayAlpha[5], topLight: 'light-dark(transparent, #ffffff0f)' },
      overlay: 'light-dark(#00000066, #000000a6)',
      space: mapValues(space, scaled),
      radius: {
        panel: mapValues(radius, rounded),
        control: mapValues(radius, (px) => `max(${rounded(px)}, ${radiusFull})`),
      },
      control: mapValues(controlHeights, (px) => `max(24px, ${scaled(px)})`),
      font: {
        size: mapValues(type, ({ size }) => scaled(size)),
        lineHeight: mapValues(type, ({ lineHeight }) => scaled(lineHeight)),
        letterSpacing: mapValues(type, ({ letterSpacing }) => `${letterSpacing}em`),
        weight: weights,
      },
      shadow: shadows(),
      motion: mapValues(durations, ms),
      zIndex: {
        toast: `calc(${modal.zIndex} + ${zIndexes.toast - zIndexes.modal})`,
        themePanel: `calc(${modal.zIndex} + ${zIndexes.themePanel - zIndexes.modal})`,
      },
    },
  ),
})

const text = {
  color: gray.text,
  fontFamily: family,
  lineHeight: font.lineHeight[4],
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
} as const

// A nested theme may be the element of a component, whose own class wins.
globalStyle(':where([data-lintel-theme])', text)
// A page's reset says `html { … }`.
globalStyle(':where(:root)[data-lintel-theme]', text)

// Never on the root: every rem of the page, the scales included, would shrink with it. Its body stands in for it.
globalStyle(':where([data-lintel-theme]:not(:root), :root[data-lintel-theme] > body)', { fontSize: font.size[4] })

// Meant to be set by an app, so only the root gives them a value.
globalStyle(':where(:root)', {
  vars: assignVars(
    { family, mono, modal, target, distance },
    {
      family: "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
      modal: { width: '22.5rem', zIndex: String(zIndexes.modal) },
      // In px: a finger does not grow with the text.
      target: `${touchTarget}px`,
      distance: '1',
    },
  ),
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [distance]: '0' } } },
})
globalStyle(':where([data-motion="reduced"])', { vars: { [distance]: '0' } })

for (const [appearance, scheme] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
]) {
  // Two attributes: templates of apps set the scheme with `:root`.
  globalStyle(`[data-lintel-theme][data-appearance="${appearance}"]`, { colorScheme: scheme })
}
for (const [name, factor] of Object.entries(radiusFactors)) {
  globalStyle(`:where([data-radius="${name}"])`, {
    vars: assignVars(
      { radiusFactor, radiusFull },
      { radiusFactor: String(factor), radiusFull: name === 'full' ? '9999px' : '0px' },
    ),
  })
}
for (const [name, factor] of Object.entries(scalings)) {
  globalStyle(`:where([data-scaling="${name}"])`, { vars: { [scaling]: String(factor) } })
}

const panels: Record<'solid' | 'translucent', { background: string; backdrop: string }> = {
  solid: { background: `light-dark(#fff, ${scale.gray[2]})`, backdrop: 'none' },
  translucent: {
    background: `color-mix(in srgb, light-dark(#fff, ${scale.gray[2]}) ${panelOpacity * 100}%, transparent)`,
    backdrop: 'blur(24px)',
  },
}
for (const [name, values] of Object.entries(panels)) {
  globalStyle(`:where([data-panel="${name}"])`, { vars: assignVars({ background, backdrop }, values) })
}

// Gray as an accent is whatever gray the theme has. A quiet button needs the roles only: each custom property it
// would declare besides costs time wherever it stands.
globalStyle(':where([data-lintel-theme][data-accent="gray"])', {
  vars: {
    ...assignVars(scale.accent, aliases(scale.gray)),
    ...assignVars(scale.accentAlpha, aliases(scale.grayAlpha)),
  },
})
globalStyle(':where([data-accent="gray"])', {
  vars: assignVars(accent, {
    ...gray,
    ...readFixed(scale.gray, scale.grayAlpha),
    ...mapValues(grayAccentRoles, (role) => gray[role]),
  }),
})

globalStyle(':where([data-accent]:not([data-accent="gray"]))', {
  vars: assignFixed(accent, scale.accent, scale.accentAlpha),
})
globalStyle(':where([data-gray])', { vars: assignFixed(gray, scale.gray, scale.grayAlpha) })

/** The steps of the roles that are the same step for every colour. */
function readFixed(solid: Record<Step, string>, alpha: Record<Step, string>) {
  return mapValues(fixedRoles as Record<keyof typeof fixedRoles, RoleSource>, ({ kind, step }) =>
    kind === 'alpha' ? alpha[step] : solid[step],
  )
}

function assignFixed(roles: ColorRoles, solid: Record<Step, string>, alpha: Record<Step, string>) {
  const values = Object.entries(readFixed(solid, alpha))
  return Object.fromEntries(values.map(([role, value]) => [roles[role as keyof typeof fixedRoles], value]))
}

/** Six heights; colours change with the appearance, geometry does not. */
function shadows() {
  const drop = (y: number, blur: number, spread: number, light: number, dark: number) =>
    `0 ${y}px ${blur}px ${spread}px light-dark(rgb(0 0 0 / ${light}), rgb(0 0 0 / ${dark}))`
  const outline = `0 0 0 1px ${vars.panel.outline}`
  return {
    1: `inset ${outline}`,
    2: `${outline}, ${drop(1, 2, 0, 0.05, 0.4)}`,
    3: `${outline}, ${drop(2, 6, -1, 0.06, 0.45)}`,
    4: `${outline}, ${drop(8, 24, -6, 0.1, 0.5)}`,
    5: `${outline}, ${drop(12, 40, -8, 0.14, 0.55)}`,
    6: `${outline}, ${drop(20, 60, -10, 0.18, 0.6)}, ${drop(8, 20, -10, 0.14, 0.55)}`,
  }
}
