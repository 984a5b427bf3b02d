import { Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { grounds, inside, outside, sample, slab, surface } from './focus-rings.css.js'

const places = Object.keys(grounds) as (keyof typeof grounds)[]

/** The ring on every possible background, outside a control and inside a field, in light and in dark. */
export function FocusRings() {
  return (['light', 'dark'] as const).map((appearance) => (
    <Theme key={appearance} appearance={appearance} className={slab}>
      {places.map((place) => (
        <div key={place} className={`${surface} ${grounds[place]}`}>
          <Text size="2" weight="medium">
            {place}
          </Text>
          <span className={`${sample} ${outside}`}>outside</span>
          <span className={`${sample} ${inside}`}>inside</span>
        </div>
      ))}
    </Theme>
  ))
}
