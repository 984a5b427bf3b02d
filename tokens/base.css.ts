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
import { CLASS_PREFIX } from './name-class.js'

const mapValues = <Key extends PropertyKey, From, To>(from: Record<Key, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value as From)])) as Record<Key, To>

const aliases = (steps: Record<Step, string>) => mapValues(steps, (step) => step)

const ms = (duration: number) => `${duration}ms`
const scaled = (px: number) => `calc(${vars.unit} * ${px})`
const rounded = (px: number) => `calc(${scaled(px)} * ${vars.radiusFactor})`

// The tokens, grouped by the rule that sets them. A new token belongs to one of the rest groups, and is a type error in
// `assignVars` until it has a value.
const {
  // Set by each color's file, and by the roles below.
  scale,
  accent,
  gray,
  // Set by the attributes of an axis, below.
  scaling,
  radiusFactor,
  radiusFull,
  panel: { background, backdrop, ...panel },
  // Set on the root.
  font: { family, mono, ...font },
  motion: { distance, ...motion },
  modal,
  px,
  touchTarget: target,
  ...themed
} = vars

// Resets the properties that a page's rules for elements (`h2 { text-transform: … }`) would change in a component, which rarely
// sets them. The first rule with the specificity of a class: each component's own rule wins over it.
const element = `:is([class^="${CLASS_PREFIX}"], [class*=" ${CLASS_PREFIX}"])`
globalStyle(element, {
  fontFamily: 'inherit',
  minInlineSize: 'revert',
  minBlockSize: 'revert',
  maxInlineSize: 'revert',
  maxBlockSize: 'revert',
  boxShadow: 'revert',
  filter: 'revert',
  letterSpacing: 'revert',
  wordSpacing: 'revert',
  textAlign: 'revert',
  textIndent: 'revert',
  textShadow: 'revert',
  textTransform: 'revert',
})

// Outranks `button:focus-visible { outline: … }` of a page.
globalStyle(`${element}:focus`, { outline: 'none' })
globalStyle(`${element}:focus-visible`, { outline: `2px solid ${accent.ring}`, outlineOffset: '2px' })

// Values that read another axis are declared on every themed element, not once on the root: a custom property is
// resolved where it is declared, so a nested theme or an accented component has to declare them again.
globalStyle(':where([data-lintel-theme])', {
  vars: assignVars(
    { ...themed, font, motion, panel },
    {
      page: { background: `light-dark(#fff, ${scale.gray[1]})` },
      panel: { outline: scale.grayAlpha[5], topLight: 'light-dark(transparent, #ffffff0f)' },
      overlay: 'light-dark(#00000066, #000000a6)',
      unit: `calc(${px} * ${scaling})`,
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

// A nested theme may be a component's element; the component's class wins.
globalStyle(':where([data-lintel-theme])', text)
// Wins over `html { … }` of a page's reset.
globalStyle(':where(:root)[data-lintel-theme]', text)

// Wins over `body { … }` of a page's reset, and gives way to a class.
globalStyle(':where(:root)[data-lintel-theme] > :where(body)', {
  ...text,
  fontSize: font.size[4],
  letterSpacing: 'normal',
})

// Set on the body, never on the root: the root's font size is the page's, and would change every rem of it.
globalStyle(':where([data-lintel-theme]:not(:root))', { fontSize: font.size[4] })

// An app may set these, so only the root has defaults.
globalStyle(':where(:root)', {
  vars: assignVars(
    { px, family, mono, modal, target, distance },
    {
      px: '1px',
      family: "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
      modal: { width: `calc(${px} * 360)`, zIndex: String(zIndexes.modal) },
      // In px, because fingers do not grow with the text size.
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
  // Two attributes, to win over an app's `:root { color-scheme: … }`.
  globalStyle(`[data-lintel-theme][data-appearance="${appearance}"]`, { colorScheme: scheme })
}
// A class of the app wins.
globalStyle(':where([data-background="true"])', { backgroundColor: vars.page.background })
// Wins over an app's `:root { background-color: … }`, also on a page from a server, where only `false` is written.
globalStyle('[data-lintel-theme][data-appearance]:where(:root:not([data-background="false"]))', {
  backgroundColor: vars.page.background,
})
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
// Blurring the content behind takes time on a computer without a graphics card, whose owner can turn it off this way.
globalStyle(':where([data-panel="translucent"])', {
  '@media': { '(prefers-reduced-transparency: reduce)': { vars: assignVars({ background, backdrop }, panels.solid) } },
})

// The accent `gray` uses the theme's gray. It declares the roles only: each further custom property would cost time on
// every element with this accent.
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

/** The roles that use the same step for every color. */
function readFixed(solid: Record<Step, string>, alpha: Record<Step, string>) {
  return mapValues(fixedRoles as Record<keyof typeof fixedRoles, RoleSource>, ({ kind, step }) =>
    kind === 'alpha' ? alpha[step] : solid[step],
  )
}

function assignFixed(roles: ColorRoles, solid: Record<Step, string>, alpha: Record<Step, string>) {
  const values = Object.entries(readFixed(solid, alpha))
  return Object.fromEntries(values.map(([role, value]) => [roles[role as keyof typeof fixedRoles], value]))
}

/** Six elevations; the colors depend on the appearance, the geometry does not. */
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
