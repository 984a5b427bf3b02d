import { Badge, Button, Text } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { themeProps } from '../../../src/theme/theme.props.js'
import { actions, card, cell, columns, head, matrix } from './radius-by-scaling.css.js'

/** One small card in every radius and every scaling: the two axes that change shapes. */
export function RadiusByScaling() {
  return (
    <div className={matrix}>
      <div className={columns} aria-hidden>
        {themeProps.scaling.values.map((scaling) => (
          <Text key={scaling} size="2" tone="muted" className={head}>
            {scaling}
          </Text>
        ))}
      </div>
      {themeProps.radius.values.map((radius) => (
        <section key={radius} aria-label={radius}>
          <Text as="div" size="2" tone="muted" className={head}>
            {radius}
          </Text>
          <div className={columns}>
            {themeProps.scaling.values.map((scaling) => (
              <Theme key={scaling} radius={radius} scaling={scaling} className={cell}>
                <div className={card}>
                  <span className={actions}>
                    <Text weight="medium">12 USDC</Text>
                    <Badge size="1" accent="green">
                      Sent
                    </Badge>
                  </span>
                  <Button size="2">View</Button>
                </div>
              </Theme>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
