'use client'

import { useState } from 'react'

type SliderValues = {
  min: number
  max: number
  value: readonly number[] | undefined
  defaultValue: readonly number[] | undefined
  onValueChange: ((value: number[]) => void) | undefined
}

/**
 * The values of a slider, controlled or not. A value that is not a number, or out of bounds, counts as the nearest bound.
 */
export function useSliderValues({ min, max, value, defaultValue, onValueChange }: SliderValues) {
  const [own, setOwn] = useState(defaultValue ?? [min])
  const values = (value ?? own).map((one) => (Number.isNaN(one) ? min : Math.min(max, Math.max(min, one))))
  const setValues = (next: number[]) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return { values, setValues }
}
