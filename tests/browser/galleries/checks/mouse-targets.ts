import { expect } from 'vitest'
import type { Check } from './check.js'

export const mouseTargets: Check = {
  title: 'with a mouse, every control is at least 24 px wide and high at the smallest scaling and text size',
  async find({ galleries, addStyle }, file) {
    const style = addStyle(':root { --lintel-px: 0.625px }')
    expect(matchMedia('(pointer: coarse)').matches).toBe(false)
    await galleries.show(file, { scaling: '90%', radius: 'full' })
    const { small } = galleries.findSmallTargets(24)
    style.remove()
    return small
  },
}
