import { useState } from 'react'
import { PickNetwork } from './pick-network.js'

const networks = ['Ethereum', 'Base', 'Arbitrum One', 'OP Mainnet', 'Polygon'].map((name) => ({
  id: name.toLowerCase(),
  name,
}))

/** The list with its own state. */
export function LivePickNetwork({ onChoose }: { onChoose?: (id: string) => void }) {
  const [chosen, setChosen] = useState('base')
  return (
    <PickNetwork
      networks={networks}
      chosen={chosen}
      onChoose={(id) => {
        setChosen(id)
        onChoose?.(id)
      }}
    />
  )
}
