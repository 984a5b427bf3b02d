import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { SearchField } from '../../src/parts/lists/search-field.js'

function Demo({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <SearchField label="Search networks" clearLabel="Clear search" value={value} onChange={setValue} />
}

const meta = preview.meta({
  title: 'Modal/Parts/SearchField',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'Filters a list while the visitor types. Its accessible name is not only the placeholder.\n\n**Keyboard** Escape clears the field and does not close the dialog; in an empty field Escape closes the dialog.',
      },
    },
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search networks' })
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(field, 'base')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

export const Filled = meta.story({
  args: { start: 'base' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    const field = canvas.getByRole('searchbox', { name: 'Search networks' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})
