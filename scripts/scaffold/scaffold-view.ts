import { languageTags } from '../../src/words/languages.js'
import type { Scaffold } from './scaffold.js'

/**
 * The files of a new view, and the lines that existing files get.
 *
 * @param feature The folder of `src/features` that gets the view.
 * @param hasTitles Whether the feature has the titles of its views; else they are those of the modal.
 */
export function scaffoldView(
  { pascal, kebab, title }: { pascal: string; kebab: string; title: string },
  feature: string,
  hasTitles: boolean,
): Scaffold {
  const folder = `src/features/${feature}/views/${kebab}`
  const titles = hasTitles
    ? { file: `src/features/${feature}/messages/titles.ts`, after: /^ {2}\w+: '.*$/gm, indent: '  ' }
    : {
        file: `src/features/${feature}/messages/modal.ts`,
        after: /^ {2}titles: \{[\s\S]*?(?=\n {2}\},\n)/gm,
        indent: '    ',
      }
  const translations = `src/features/${feature}/messages`
  const shownTitle = hasTitles ? `titles.${pascal}` : `en.titles.${pascal}`
  return {
    files: {
      [`${folder}/${kebab}-view.tsx`]: `'use client'

import { Button } from '../../../../components/button/button.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'

export type ${pascal}ViewProps = {
  words: ShownMessages
  onDone: () => void
}

/** Say here what the visitor does in this view. */
export function ${pascal}View({ words, onDone }: ${pascal}ViewProps) {
  return (
    <ViewBody>
      <Button onClick={onDone}>{words.common.back}</Button>
    </ViewBody>
  )
}
`,
      [`${folder}/${kebab}.container.tsx`]: `'use client'

import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/index.js'
import { ${pascal}View } from './${kebab}-view.js'

export function ${pascal}Container() {
  const { actions } = useLintel()
  return <${pascal}View words={useModalWords()} onDone={actions.back} />
}
`,
      [`stories/features/${feature}/${kebab}.stories.tsx`]: `import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
${hasTitles ? `import { titles } from '../../../src/features/${feature}/messages/titles.js'\n` : ''}import {
  ${pascal}View,
  type ${pascal}ViewProps,
} from '../../../${folder}/${kebab}-view.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const shown: ${pascal}ViewProps = { words: en, onDone: fn() }
const longer = createPseudoMessages()

const meta = preview.meta({
  title: 'Modal/Views/${pascal}',
  component: ${pascal}View,
  args: shown,
  render: (args) => (
    <CardFrame title={${shownTitle}} start="back">
      <${pascal}View {...args} />
    </CardFrame>
  ),
  tags: ['view'],
})

/** Every state, and a longer language. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={${shownTitle}} start="back" label="default">
        <${pascal}View {...shown} />
      </CardFrame>
      <CardFrame title={${hasTitles ? shownTitle : `longer.titles.${pascal}`}} start="back" label="long words">
        <${pascal}View {...shown} words={longer} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.common.back }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})
`,
    },
    edits: [
      {
        file: `src/features/${feature}/feature.ts`,
        after: /^ {2}views: \{[\s\S]*?(?=\n {2}\},\n)/gm,
        line: `    ${pascal}: {},`,
      },
      { file: titles.file, after: titles.after, line: `${titles.indent}${pascal}: '${title}',` },
      ...languageTags
        .filter((tag) => tag !== 'en')
        .map((tag) => ({
          file: `${translations}/${tag}.json`,
          after: /^ +"titles": \{$/gm,
          line: `${hasTitles ? '      ' : '    '}"${pascal}": "${title}",`,
        })),
      {
        file: `src/features/${feature}/views.ts`,
        after: hasTitles ? /^export const [\s\S]*(?=\n {2}\},\n {2}\{ words)/gm : /^export const [\s\S]*(?=\n\}\)$)/gm,
        line: `  ${pascal}: {
    load: () => import('./views/${kebab}/${kebab}.container.js').then((m) => m.${pascal}Container),
    focus: 'heading',
  },`,
      },
    ],
    next: [
      `Say in src/features/${feature}/feature.ts what it needs, and its parameters.`,
      `Add '${pascal}' and its gallery to \`sheets\` of stories/modal/locales/sheets.ts, and to the views that the README lists.`,
      `Translate its title in ${translations}.`,
      `npm run test:visual -- stories/features/${feature}/${kebab}.stories.tsx --update`,
    ],
  }
}
