import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import type { LegalDocumentsProps } from '../../../src/modal/parts/legal/legal-documents.js'
import { LegalLine } from '../../../src/modal/parts/legal/legal-line.js'

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
      description: { component: 'What one agrees to by connecting; absent when the app names neither document.' },
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
