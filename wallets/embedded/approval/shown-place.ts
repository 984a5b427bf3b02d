/** A control: its label and its position, CSS px of the window. */
export type ShownControl = { label: string; left: number; top: number; width: number; height: number }

/** The text and the controls of a place. */
export type ShownPlace = { text: string; controls: readonly ShownControl[] }

/**
 * The size of a place, CSS px, and how many pixels of the screen one CSS px has: it falls when a page shrinks the frame
 * by `zoom`.
 */
export type PlaceSize = { width: number; height: number; pixelRatio: number }

/** A difference that rounding explains, px. */
const ROUNDING = 1

/** Whether a place shows as much as before, and as large. */
export function hasSameSize(before: PlaceSize, after: PlaceSize): boolean {
  if (before.pixelRatio !== after.pixelRatio) return false
  return (['width', 'height'] as const).every((side) => Math.abs(after[side] - before[side]) <= ROUNDING)
}

/** Whether the controls have the same positions and labels as before. */
export function hasSameControls(before: ShownPlace, after: ShownPlace): boolean {
  if (before.controls.length !== after.controls.length) return false
  return after.controls.every((control, index) => {
    const earlier = before.controls[index]
    if (!earlier || earlier.label !== control.label) return false
    return (['left', 'top', 'width', 'height'] as const).every(
      (side) => Math.abs(control[side] - earlier[side]) <= ROUNDING,
    )
  })
}
