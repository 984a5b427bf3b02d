import { globalStyle } from '@vanilla-extract/css'
import { readColorScale } from '../../../../tokens/color/read-color-scale.js'
import { accents } from '../../../components/props/accent.js'
import { layer } from '../../../components/styling/layer.js'
import { grays } from '../../theme.props.js'
import { swatchColor } from './swatch-grid.css.js'

// Written out once from the token data: the panel shows 26 colours and needs the css of none.
for (const name of new Set([...accents, ...grays.filter((gray) => gray !== 'auto')])) {
  const { light, dark } = readColorScale(name)
  const [day, night] = [light.solid[9], dark.solid[9]]
  globalStyle(
    `:where([data-swatch="${name}"])`,
    layer({ vars: { [swatchColor]: day === night ? day : `light-dark(${day}, ${night})` } }) as Parameters<
      typeof globalStyle
    >[1],
  )
}
