import type { Scaffold } from './scaffold.js'

/** The files of a new component, and the lines that existing files get. */
export function scaffoldComponent({
  pascal,
  kebab,
  camel,
}: {
  pascal: string
  kebab: string
  camel: string
}): Scaffold {
  const folder = `src/components/${kebab}`
  return {
    files: {
      [`${folder}/${kebab}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

export const ${camel} = style({ color: vars.gray.text })
`,
      [`${folder}/${kebab}.tsx`]: `import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ${camel} } from './${kebab}.css.js'

export type ${pascal}Props = ComponentProps<'div'>

/**
 * Say here what it is for, and when to use something else.
 *
 * @example
 * <${pascal}>Text</${pascal}>
 */
export function ${pascal}({ className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={clsx(${camel}, className)} />
}
`,
      [`stories/components/${kebab}.stories.tsx`]: `import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ${pascal} } from '../../${folder}/${kebab}.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/${pascal}',
  component: ${pascal},
  args: { children: 'Text' },
  tags: ['plain'],
})

/** Every state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="default">
        <${pascal}>Text</${pascal}>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text')).toBeVisible()
  },
})
`,
    },
    edits: [
      {
        file: 'src/components/index.ts',
        sorted: /^export \{.* from '(.*)'$/,
        line: `export { ${pascal}, type ${pascal}Props } from './${kebab}/${kebab}.js'`,
        key: `./${kebab}/${kebab}.js`,
      },
      {
        file: 'src/styles.ts',
        after: /^import '\.\/components\/.*$/gm,
        line: `import './components/${kebab}/${kebab}.css.js'`,
      },
      {
        file: 'tests/browser/conformance.test.tsx',
        after: /^ {2}VisuallyHidden,$/gm,
        line: `  ${pascal},`,
      },
      {
        file: 'tests/browser/conformance.test.tsx',
        after: /^describeConformance\('Spinner'.*$/gm,
        line: `describeConformance('${pascal}', {
  element: (props) => <${pascal} {...props}>Text</${pascal}>,
  text: (text) => <${pascal}>{text}</${pascal}>,
})`,
      },
    ],
    next: [
      `npx vitest run --project unit tests/package/exports.test.ts --update`,
      `npm run test:visual -- stories/components/${kebab}.stories.tsx --update`,
      `Add \`${pascal}\` to the table of docs/components.md.`,
    ],
  }
}
