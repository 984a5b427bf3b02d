import { type KeyboardEvent, useRef, useState } from 'react'
import {
  Flex,
  Icon,
  List,
  ListItem,
  NetworkIcon,
  Text,
  TextField,
  VisuallyHidden,
} from '../../../src/components/index.js'
import { Search, SearchX } from '../../../src/icons/index.js'

export type Network = { id: string; name: string }

export type PickNetworkProps = {
  networks: readonly Network[]
  chosen: string
  onChoose: (id: string) => void
}

/** A list with a search field. Down moves from the search into the list, Escape clears the search. */
export function PickNetwork({ networks, chosen, onChoose }: PickNetworkProps) {
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const wanted = query.trim().toLowerCase()
  const found = networks.filter(({ name }) => name.toLowerCase().includes(wanted))

  function onSearchKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[data-lintel-list-item]')?.focus()
    }
    if (event.key === 'Escape' && query !== '') {
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      setQuery('')
    }
  }

  return (
    <Flex direction="column" gap="3">
      <TextField
        type="search"
        label="Search networks"
        placeholder="Search networks"
        autoComplete="off"
        start={<Icon as={Search} />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onSearchKey}
      />
      <VisuallyHidden role="status">{query === '' ? '' : `${found.length} found`}</VisuallyHidden>
      {found.length > 0 ? (
        <List ref={list} label="Networks">
          {found.map(({ id, name }) => (
            <ListItem
              key={id}
              icon={<NetworkIcon name={name} />}
              name={name}
              selected={id === chosen}
              onClick={() => onChoose(id)}
            />
          ))}
        </List>
      ) : (
        <Flex direction="column" align="center" gap="2" padding="5">
          <Icon as={SearchX} size={24} />
          <Text size="4" weight="medium">
            No network found
          </Text>
          <Text size="3" tone="muted" align="center">
            Nothing is called “{query.trim()}” here.
          </Text>
        </Flex>
      )}
    </Flex>
  )
}
