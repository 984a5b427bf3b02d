import { Source } from '@storybook/addon-docs/blocks'
import { useShownAppearance } from '../../../src/theme/appearance/use-shown-appearance.js'

/** The source of a live example, with the imports of an app. */
export function ExampleCode({ source }: { source: string }) {
  const shown = useShownAppearance()
  const code = source
    .replace(/'(?:\.\.\/)+src\/(components|theme)\/index\.js'/g, "'lintel/$1'")
    .replace(/'(?:\.\.\/)+src\/index\.js'/g, "'lintel'")
  return <Source code={code.trim()} language="tsx" dark={shown === 'dark'} />
}
