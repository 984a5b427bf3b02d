import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Select,
} from 'lintel/components'
import { Theme } from 'lintel/theme'
import 'lintel/styles.css'
import { createRoot } from 'react-dom/client'
import { Wallet } from './wallet'

const networks = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
]

const dialog = (
  <Dialog defaultOpen>
    <DialogContent>
      <DialogTitle>Transfer</DialogTitle>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Fee</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Network fee">
          <Select aria-label="Network" options={networks} />
        </PopoverContent>
      </Popover>
    </DialogContent>
  </Dialog>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Theme>{location.search === '?wallet' ? <Wallet /> : dialog}</Theme>)
