import { accents, Badge, Text } from '../../../src/components/index.js'
import { matchGray, Theme } from '../../../src/theme/index.js'
import { steps } from '../../../tokens/color/color-scale.js'
import { vars } from '../../../tokens/contract.css.js'
import { badges, chip, head, list, row, strip } from './gray-match.css.js'
import { namedGrays } from './named-grays.js'

/** The six grays, each with the accents for which `auto` selects it. */
export function GrayMatch() {
  return (
    <ul className={list}>
      {namedGrays.map((gray) => (
        <Theme key={gray} asChild gray={gray}>
          <li className={row}>
            <span className={head}>
              <Text weight="medium">{gray}</Text>
            </span>
            <span className={strip}>
              {steps.map((step) => (
                <span key={step} className={chip} style={{ background: vars.scale.gray[step] }} />
              ))}
            </span>
            <span className={badges}>
              {accents
                .filter((accent) => matchGray(accent) === gray)
                .map((accent) => (
                  <Badge key={accent} size="1" accent={accent}>
                    {accent}
                  </Badge>
                ))}
            </span>
          </li>
        </Theme>
      ))}
    </ul>
  )
}
