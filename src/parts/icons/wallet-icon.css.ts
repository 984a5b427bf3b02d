import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { edged } from '../../components/network-icon/network-icon.css.js'
import { scaled } from '../../components/styling/scaled.js'
// Imported so that the rules below come after the rules they change.
import '../../components/avatar/avatar.css.js'

const edge = (size: number, corner: number) => ({
  inlineSize: scaled(size),
  borderRadius: `calc(${scaled(corner)} * ${vars.radiusFactor})`,
})

export const brandIcon = recipe({
  base: edged,
  variants: {
    size: { '20': edge(20, 5), '36': edge(36, 10), '56': edge(56, 16), '64': edge(64, 18) },
  },
})
