import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { LegalLine } from '../../../src/features/connect/views/parts/legal-line.js'
import { en } from '../../../src/features/english.js'
import type { LegalDocumentsProps } from '../../../src/parts/legal/legal-documents.js'

const both: LegalDocumentsProps = {
  words: en,
  termsUrl: 'https://lintel.example/terms',
  privacyUrl: 'https://lintel.example/privacy',
}

const meta = preview.meta({
  title: 'Modal/Parts/LegalLine',
  component: LegalLine,
  args: both,
  parameters: {
    docs: {
      description: {
        component: 'The documents that the visitor agrees to by connecting; absent if the app names neither document.',
      },
    },
  },
})

export const Both = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})
export const TermsOnly = meta.story({ args: { privacyUrl: null } })

export const Neither = meta.story({
  args: { termsUrl: null, privacyUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
