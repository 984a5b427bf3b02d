import { createGlobalThemeContract } from '@vanilla-extract/css'

const steps = { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '', 10: '', 11: '', 12: '' }

/** The roles of a color. Components use roles; each role uses one step of the scale (see `color/color-roles.ts`). */
const roles = {
  /** Light fill of groups and fields. */
  surface: '',
  /** Soft fills: rest, hover, pressed. */
  tint: '',
  tintHover: '',
  tintActive: '',
  /** Thin lines; decoration only. */
  line: '',
  border: '',
  borderHover: '',
  /** The edge of a field, a checkbox or a switch: 3:1 against the background. */
  edge: '',
  /** Strong fills: rest, hover, pressed. */
  solid: '',
  solidHover: '',
  solidActive: '',
  /** Icons and marks that need 3:1 only. */
  mark: '',
  /** Text on page, panel and surface. */
  textMuted: '',
  text: '',
  /** Text on soft fills without states, such as a badge. */
  textOnTint: '',
  /** Text of soft and ghost controls, readable at rest, hovered and pressed. */
  textOnControl: '',
  /** Text on strong fills, at rest, hovered and pressed. */
  textOnSolid: '',
  /** A mark on a solid fill: it needs 3:1 only, so it is white in more colors than text. */
  markOnSolid: '',
  /** Focus ring, 3:1 against every background. */
  ring: '',
}

/**
 * All design tokens, as `var(--lintel-…)`. A theme sets each of them: a token
 * without one is a type error in `base.css.ts`, a role without a step one in `color/color-roles.ts`.
 *
 * @example
 * style({ color: vars.accent.textOnTint, padding: vars.space[2] })
 */
export const vars = createGlobalThemeContract(
  {
    scale: { accent: { ...steps }, accentAlpha: { ...steps }, gray: { ...steps }, grayAlpha: { ...steps } },
    accent: { ...roles },
    gray: { ...roles },
    page: { background: '' },
    panel: { background: '', backdrop: '', outline: '', topLight: '' },
    overlay: '',
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
    /** 1 px for a visitor whose browser has the usual text size of 16 px, more for one who has chosen larger text. */
    px: '',
    scaling: '',
    /** `px` times `scaling`: lengths are multiples of it. */
    unit: '',
    radiusFactor: '',
    radiusFull: '',
    radius: {
      /** Panels and groups: never pills. */
      panel: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
      /** Controls: pills if the theme's radius is `full`. */
      control: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    },
    control: { 1: '', 2: '', 3: '', 4: '' },
    font: {
      family: '',
      mono: '',
      size: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      lineHeight: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      letterSpacing: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      weight: { regular: '', medium: '', bold: '' },
    },
    shadow: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '' },
    motion: {
      title: '',
      height: '',
      view: '',
      shake: '',
      /** 1, or 0 with reduced motion. Multiply every distance by it, so that only fades remain. */
      distance: '',
    },
    /** The minimum size of touch targets (`components/styling/touch-target.ts`). */
    touchTarget: '',
    /** Width and z-index of the modal; an app may set both on `:root`. */
    modal: { width: '', zIndex: '' },
    /** Layers above the modal, relative to the modal's z-index. */
    zIndex: { toast: '', themePanel: '' },
  },
  (_value, path) =>
    `lintel-${path
      .join('-')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/^scale-/, '')}`,
)

/** A value for each token. */
export type TokenValues<Contract = typeof vars> = {
  [Token in keyof Contract]: Contract[Token] extends string ? string : TokenValues<Contract[Token]>
}

/** The roles of one color, as css values. */
export type ColorRoles = { [Role in keyof typeof roles]: string }
