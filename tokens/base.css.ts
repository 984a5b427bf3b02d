import { assignVars, globalStyle } from '@vanilla-extract/css'
import type { Step } from './color/color-scale.js'
import { vars } from './contract.css.js'
import { controlHeights, durations, radius, radiusFactors, scalings, space, type, weights } from './dimensions.js'
import { layers } from './layers.css.js'

type Rule = { vars?: Record<string, string> } & Record<string, unknown>

const tokens = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } } as Parameters<typeof globalStyle>[1])

const mapValues = <Key extends PropertyKey, From, To>(from: Record<Key, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value as From)])) as Record<Key, To>

const aliases = (scale: Record<Step, string>) => mapValues(scale, (step) => step)

const rem = (px: number) => `${px / 16}rem`
const scaled = (px: number) => `calc(${rem(px)} * ${vars.scaling})`

// Values that read another axis are declared on every themed element, not once on the root: a custom property is
// resolved where it is declared, so a nested theme or an accented component has to declare them again.
tokens(':where([data-lintel-theme])', {
  vars: {
    ...assignVars(vars.space, mapValues(space, scaled)),
    ...assignVars(
      vars.radius.panel,
      mapValues(radius, (px) => `calc(${scaled(px)} * ${vars.radiusFactor})`),
    ),
    ...assignVars(
      vars.radius.control,
      mapValues(radius, (px) => `max(calc(${scaled(px)} * ${vars.radiusFactor}), ${vars.radiusFull})`),
    ),
    ...assignVars(
      vars.control,
      mapValues(controlHeights, (px) => `max(24px, ${scaled(px)})`),
    ),
    ...assignVars(
      vars.font.size,
      mapValues(type, ({ size }) => scaled(size)),
    ),
    ...assignVars(
      vars.font.lineHeight,
      mapValues(type, ({ lineHeight }) => scaled(lineHeight)),
    ),
    ...assignVars(
      vars.font.letterSpacing,
      mapValues(type, ({ letterSpacing }) => `${letterSpacing}em`),
    ),
    ...assignVars(vars.font.weight, weights),
    ...assignVars(vars.shadow, shadows()),
    ...assignVars(vars.page, { background: `light-dark(#fff, ${vars.scale.gray[1]})` }),
    [vars.panel.outline]: vars.scale.grayAlpha[5],
    [vars.panel.topLight]: 'light-dark(transparent, #ffffff0f)',
    [vars.overlay]: 'light-dark(#00000066, #000000a6)',
    [vars.motion.title]: `${durations.title}ms`,
    [vars.motion.height]: `${durations.height}ms`,
    [vars.motion.view]: `${durations.view}ms`,
    [vars.motion.shake]: `${durations.shake}ms`,
  },
  color: vars.gray.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineHeight[4],
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
})

// Never on the root: every rem of the page, the scales included, would shrink with it.
tokens(':where([data-lintel-theme]:not(:root))', { fontSize: vars.font.size[4] })

// Meant to be set by an app, so only the root gives them a value.
tokens(':where(:root)', {
  vars: {
    [vars.font.family]: "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    [vars.font.mono]: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    [vars.modal.width]: '22.5rem',
    [vars.modal.zIndex]: '999',
    [vars.motion.distance]: '1',
  },
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.distance]: '0' } } },
})
tokens(':where([data-motion="reduced"])', { vars: { [vars.motion.distance]: '0' } })

for (const [appearance, scheme] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light dark'],
]) {
  tokens(`:where([data-appearance="${appearance}"])`, { colorScheme: scheme })
}
for (const [name, factor] of Object.entries(radiusFactors)) {
  tokens(`:where([data-radius="${name}"])`, {
    vars: { [vars.radiusFactor]: String(factor), [vars.radiusFull]: name === 'full' ? '9999px' : '0px' },
  })
}
for (const [name, factor] of Object.entries(scalings)) {
  tokens(`:where([data-scaling="${name}"])`, { vars: { [vars.scaling]: String(factor) } })
}
tokens(':where([data-panel="solid"])', {
  vars: {
    [vars.panel.background]: `light-dark(#fff, ${vars.scale.gray[2]})`,
    [vars.panel.backdrop]: 'none',
  },
})
tokens(':where([data-panel="translucent"])', {
  vars: {
    [vars.panel.background]: `light-dark(#fffffff2, color-mix(in srgb, ${vars.scale.gray[2]} 92%, transparent))`,
    [vars.panel.backdrop]: 'blur(24px)',
  },
})

// Gray as an accent is whatever gray the theme has. A quiet button needs the roles only: each custom property it
// would declare besides costs time wherever it stands.
tokens(':where([data-lintel-theme][data-accent="gray"])', {
  vars: {
    ...assignVars(vars.scale.accent, aliases(vars.scale.gray)),
    ...assignVars(vars.scale.accentAlpha, aliases(vars.scale.grayAlpha)),
  },
})
tokens(':where([data-accent="gray"])', {
  vars: {
    ...steadyRoles(vars.accent, vars.scale.gray, vars.scale.grayAlpha),
    [vars.accent.mark]: vars.gray.mark,
    [vars.accent.textMuted]: vars.gray.textMuted,
    [vars.accent.textOnTint]: vars.gray.textOnTint,
    // Quiet controls still read as controls: their text is as strong as body text.
    [vars.accent.textOnControl]: vars.gray.text,
    [vars.accent.solidHover]: vars.gray.solidHover,
    [vars.accent.solidActive]: vars.gray.solidActive,
    [vars.accent.textOnSolid]: vars.gray.textOnSolid,
    [vars.accent.markOnSolid]: vars.gray.markOnSolid,
    [vars.accent.ring]: vars.gray.ring,
  },
})

tokens(':where([data-accent]:not([data-accent="gray"]))', {
  vars: steadyRoles(vars.accent, vars.scale.accent, vars.scale.accentAlpha),
})
tokens(':where([data-gray])', { vars: steadyRoles(vars.gray, vars.scale.gray, vars.scale.grayAlpha) })

/** The roles that are the same step for every colour; the others are chosen by contrast in `color/color-roles.ts`. */
function steadyRoles(role: typeof vars.accent, scale: Record<Step, string>, alpha: Record<Step, string>) {
  return {
    [role.surface]: alpha[2],
    [role.tint]: alpha[3],
    [role.tintHover]: alpha[4],
    [role.tintActive]: alpha[5],
    [role.line]: alpha[3],
    [role.border]: alpha[6],
    [role.borderHover]: alpha[8],
    [role.solid]: scale[9],
    [role.text]: scale[12],
  }
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
