import type { ColorRoles } from '../contract.css.js'
import type { Appearance } from './backdrops.js'
import type { ColorScale, Step } from './color-scale.js'
import { luminanceRatio, MARK_CONTRAST, parseColor, TEXT_CONTRAST } from './contrast.js'
import { contrastRequirements } from './contrast-requirements.js'
import { luminance } from './convert-color.js'
import { createScaleMeter, type ScaleMeter } from './measure-scale.js'
import { formatPaint, type Paint } from './paint.js'

/** Which steps a role may take, the one it should take first. */
const candidates = {
  edge: [8, 9, 10, 11],
  mark: [9, 10, 11],
  textMuted: [11, 12],
  textOnTint: [11, 12],
  textOnControl: [11, 12],
  ring: [8, 9, 10, 11, 12],
} as const satisfies Partial<Record<keyof ColorRoles, readonly Step[]>>

type SteppedRole = keyof typeof candidates
type SolidRole = 'solidHover' | 'solidActive' | 'textOnSolid' | 'markOnSolid'

/** The roles whose step depends on contrast; the others are the same step for every colour. */
export type ContrastRoles = Pick<ColorRoles, SteppedRole | SolidRole>

const white = '#ffffff'
const ink = '#111111'
const black = '#000000'

/** The lowest contrast of a plain colour on a step, in both gamuts. */
function contrastOn(meter: ScaleMeter, color: string, step: Step): number {
  const text = luminance(parseColor(color).rgb)
  return Math.min(...meter.stepLuminances(step).map((fill) => luminanceRatio(text, fill)))
}

/**
 * What stands on the solid step, and how that answers a pointer. Text is white or near-black, whichever reads better,
 * and black in the narrow band where neither reaches 4.5 (black then reaches 4.6 at least). A mark stays white while
 * that is enough. Hover and press move away from the text, so that they never cost contrast: step 10 goes the wrong
 * way in half of the scales. A solid that is as white or black as can be has no way left but towards its text.
 */
function chooseSolidRoles(meter: ScaleMeter): Record<SolidRole, Paint> {
  const contrast = (text: string, step: Step) => contrastOn(meter, text, step)
  const whiteOn = (fill: Paint) => meter.lowestOn({ color: white }, fill, 'resting')
  const better = contrast(white, 9) >= contrast(ink, 9) ? white : ink
  const text = contrast(better, 9) >= TEXT_CONTRAST ? better : black
  const away = text === white ? black : white
  const mix = (color: string) => (percent: number) => ({ step: 9, mixed: { color, percent } }) as const
  const hasRoom = contrastOn(meter, away, 9) > 1.2
  const isStep10Away = hasRoom && meter.isFurther(10, 9, parseColor(text).rgb)
  const [solidHover, solidActive]: [Paint, Paint] = isStep10Away
    ? [{ step: 10 }, { step: 10, mixed: { color: away, percent: 10 } }]
    : [mix(hasRoom ? away : text)(10), mix(hasRoom ? away : text)(20)]
  return {
    solidHover,
    solidActive,
    textOnSolid: { color: text },
    markOnSolid: { color: Math.min(whiteOn({ step: 9 }), whiteOn(solidHover)) >= MARK_CONTRAST ? white : text },
  }
}

/** Does `paint` keep every promise of `role`? */
export function meetsRequirements(meter: ScaleMeter, role: keyof ColorRoles, paint: Paint): boolean {
  return contrastRequirements
    .filter((promise) => promise.role === role)
    .every(({ fills, places, ratio }) =>
      fills.every((fill) => places.every((place) => meter.lowestOn(paint, fill, place) >= ratio)),
    )
}

/** The first candidate that keeps every promise of its role; the last one when none does. */
function chooseStep(meter: ScaleMeter, role: SteppedRole): Step {
  const [first, ...rest] = candidates[role] as readonly [Step, ...Step[]]
  return [first, ...rest].find((step) => meetsRequirements(meter, role, { step })) ?? rest.at(-1) ?? first
}

/** What each role that depends on contrast is painted with, in one appearance. */
export type ChosenRoles = Record<keyof ContrastRoles, Paint>

/** Picks what each of them is painted with, so that no theme can be unreadable. */
export function chooseRoles(scale: ColorScale, appearance: Appearance): ChosenRoles {
  const meter = createScaleMeter(scale, appearance)
  const pick = (role: SteppedRole): Paint => ({ step: chooseStep(meter, role) })
  return {
    ...chooseSolidRoles(meter),
    edge: pick('edge'),
    mark: pick('mark'),
    textMuted: pick('textMuted'),
    textOnTint: pick('textOnTint'),
    textOnControl: pick('textOnControl'),
    ring: pick('ring'),
  }
}

/** Chosen roles as css values for both appearances (`light-dark()`). `stepVar` names a step, as `var(--lintel-accent-9)`. */
export function formatRoles(chosen: Record<Appearance, ChosenRoles>, stepVar: (step: Step) => string): ContrastRoles {
  const entries = Object.entries(chosen.light).map(([role, paint]) => {
    const values = [paint, chosen.dark[role as keyof ContrastRoles]].map((side) => formatPaint(side, stepVar))
    return [role, values[0] === values[1] ? values[0] : `light-dark(${values.join(', ')})`]
  })
  return Object.fromEntries(entries) as ContrastRoles
}

/** Chooses and formats at once. See design-system "Contrast, by construction". */
export function contrastRoles(scale: ColorScale, stepVar: (step: Step) => string): ContrastRoles {
  return formatRoles({ light: chooseRoles(scale, 'light'), dark: chooseRoles(scale, 'dark') }, stepVar)
}
