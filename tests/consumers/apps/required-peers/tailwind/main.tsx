import { Button, Heading, TextField } from 'lintel/components'
import { Theme } from 'lintel/theme'
import { createRoot } from 'react-dom/client'
import './main.css'

const parts = (
  <div style={{ width: 400 }}>
    <Heading data-part="heading">The kit</Heading>
    <Button data-part="button">Save</Button>
    <TextField aria-label="Name" data-part="field" />
    <Button className="rounded-none px-10" data-part="utility">
      Save
    </Button>
  </div>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Theme accent="indigo">{parts}</Theme>)
