import type { ColorRoles } from '../contract.css.js'
import type { fixedRoles } from '../fixed-roles.js'
import type { Appearance } from './backdrops.js'
import type { ColorScale, Step } from './color-scale.js'
import { luminanceRatio, MARK_CONTRAST, parseColor, TEXT_CONTRAST } from './contrast.js'
import { contrastRequirements } from './contrast-requirements.js'
import { luminance } from './convert-color.js'
import { createScaleMeter, type ScaleMeter } from './measure-scale.js'
import { formatPaint, type Paint } from './paint.js'

type SolidRole = 'solidHover' | 'solidActive' | 'textOnSolid' | 'markOnSolid'

/** The roles whose step depends on contrast; `fixedRoles` has the others. */
export type ContrastRoles = Omit<ColorRoles, keyof typeof fixedRoles>

type SteppedRole = Exclude<keyof ContrastRoles, SolidRole>

/** The steps that a role may use, in order of preference. */
const candidates = {
  edge: [8, 9, 10, 11],
  mark: [9, 10, 11],
  textMuted: [11, 12],
  textOnTint: [11, 12],
  textOnControl: [11, 12],
  ring: [8, 9, 10, 11, 12],
} as const satisfies Record<SteppedRole, readonly Step[]>

const white = '#ffffff'
const ink = '#111111'
const black = '#000000'

/** The text on the solid fill: the one with enough contrast, or white or black whatever its contrast. */
export type SolidText = 'auto' | 'white' | 'black'

const solidTexts = { white, black } as const

/** The lowest contrast of a plain color on a step, in both gamuts. */
function contrastOn(meter: ScaleMeter, color: string, step: Step): number {
  const text = luminance(parseColor(color).rgb)
  return Math.min(...meter.stepLuminances(step).map((fill) => luminanceRatio(text, fill)))
}

/**
 * Chooses the text and the mark on the solid fill, and its hover and pressed colors. Text is white or near-black,
 * whichever has more contrast; it is black where neither reaches 4.5 (black then reaches at least 4.6). A mark is white
 * if that reaches 3. Hover and pressed fills move away from the text, so that they never lose contrast: step 10 moves
 * the wrong way in half of the scales. Only a fill that is nearly white or black moves towards its text. `wanted` sets the text,
 * whatever its contrast.
 */
function chooseSolidRoles(meter: ScaleMeter, wanted: SolidText): Record<SolidRole, Paint> {
  const contrast = (text: string, step: Step) => contrastOn(meter, text, step)
  const whiteOn = (fill: Paint) => meter.lowestOn({ color: white }, fill, 'resting')
  const better = contrast(white, 9) >= contrast(ink, 9) ? white : ink
  const readable = contrast(better, 9) >= TEXT_CONTRAST ? better : black
  const text = wanted === 'auto' ? readable : solidTexts[wanted]
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

/** Whether `paint` meets every contrast requirement of `role`. */
export function meetsRequirements(meter: ScaleMeter, role: keyof ColorRoles, paint: Paint): boolean {
  return contrastRequirements
    .filter((requirement) => requirement.role === role)
    .every(({ fills, places, ratio }) =>
      fills.every((fill) => places.every((place) => meter.lowestOn(paint, fill, place) >= ratio)),
    )
}

/** The first candidate that meets the requirements of its role, or the last one if none does. */
function chooseStep(meter: ScaleMeter, role: SteppedRole): Step {
  const [first, ...rest] = candidates[role] as readonly [Step, ...Step[]]
  return [first, ...rest].find((step) => meetsRequirements(meter, role, { step })) ?? rest.at(-1) ?? first
}

/** The paint of each role that depends on contrast, in one appearance. */
export type ChosenRoles = Record<keyof ContrastRoles, Paint>

/** Chooses a paint that meets the contrast requirements for each role. */
export function chooseRoles(scale: ColorScale, appearance: Appearance, solidText: SolidText = 'auto'): ChosenRoles {
  const meter = createScaleMeter(scale, appearance)
  const pick = (role: SteppedRole): Paint => ({ step: chooseStep(meter, role) })
  return {
    ...chooseSolidRoles(meter, solidText),
    edge: pick('edge'),
    mark: pick('mark'),
    textMuted: pick('textMuted'),
    textOnTint: pick('textOnTint'),
    textOnControl: pick('textOnControl'),
    ring: pick('ring'),
  }
}

/** Formats chosen roles as css values for both appearances (`light-dark()`). `stepVar` returns, for example, `var(--lintel-accent-9)`. */
export function formatRoles(chosen: Record<Appearance, ChosenRoles>, stepVar: (step: Step) => string): ContrastRoles {
  const entries = Object.entries(chosen.light).map(([role, paint]) => {
    const values = [paint, chosen.dark[role as keyof ContrastRoles]].map((side) => formatPaint(side, stepVar))
    return [role, values[0] === values[1] ? values[0] : `light-dark(${values.join(', ')})`]
  })
  return Object.fromEntries(entries) as ContrastRoles
}

/** Chooses the roles of both appearances and formats them as css values. */
export function contrastRoles(scale: ColorScale, stepVar: (step: Step) => string): ContrastRoles {
  return formatRoles({ light: chooseRoles(scale, 'light'), dark: chooseRoles(scale, 'dark') }, stepVar)
}
