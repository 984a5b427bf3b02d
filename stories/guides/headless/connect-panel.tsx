import { useEffect, useState } from 'react'
import {
  Address,
  Avatar,
  Badge,
  Button,
  CopyButton,
  Flex,
  List,
  ListItem,
  QrCode,
  Text,
  TextField,
} from '../../../src/components/index.js'
import {
  useAccount,
  useLintel,
  useMessages,
  useNetwork,
  usePairing,
  useWalletSearch,
  useWallets,
  type WalletSearchData,
} from '../../../src/index.js'

/** Connects without the modal, with public hooks only. */
export function ConnectPanel() {
  const { account, isRestoring } = useAccount()
  if (isRestoring) return <Text role="status">One moment…</Text>
  return account ? <Connected /> : <Choose />
}

function Connected() {
  const { actions } = useLintel()
  const { account } = useAccount()
  const network = useNetwork()
  if (!account) return null
  return (
    <Flex direction="column" gap="3">
      <Text>
        <Address value={account.address} /> on {network?.name ?? 'a network this site does not know'}
      </Text>
      <Button variant="soft" accent="gray" onClick={() => actions.disconnect()}>
        Disconnect
      </Button>
    </Flex>
  )
}

function Choose() {
  const { actions, store } = useLintel()
  const words = useMessages()
  const { data, isError, refetch } = useWallets()
  const pairing = usePairing()
  const [failure, setFailure] = useState<string | null>(null)

  // Cancel pairing on unmount.
  useEffect(() => () => actions.cancelPairing(), [actions])

  const choose = async (row: Parameters<typeof pairing.start>[0] & { connectorId?: string }, name: string) => {
    setFailure(null)
    try {
      await (row.connectorId ? actions.connect({ connectorId: row.connectorId }) : pairing.start(row))
    } catch {
      // The state has the error code; its text is in the messages.
      const { namespaces, activeNamespace } = store.getState()
      const known = namespaces[activeNamespace]?.attempt?.failure ?? store.getState().pairing?.failure
      if (known) setFailure(words.errors[known.code].text({ wallet: name }))
    }
  }

  return (
    <Flex direction="column" gap="3">
      <List label="Wallets">
        {data.rows.map(({ key, name, imageUrl, connectors, wallet, tag }) => (
          <ListItem
            key={key}
            icon={<Avatar size="3" shape="square" name={name} src={imageUrl} />}
            name={name || 'Any wallet, by QR code'}
            tag={tag === 'recent' ? <Badge>Used last</Badge> : undefined}
            onClick={() => choose(connectors[0] ? { connectorId: connectors[0].id } : { wallet }, name)}
          />
        ))}
      </List>
      {isError ? (
        <Button variant="soft" accent="gray" onClick={() => refetch()}>
          Load more wallets
        </Button>
      ) : null}
      <Search onChoose={(wallet) => choose({ wallet }, wallet.name)} />
      {pairing.status === 'preparing' || pairing.status === 'ready' ? (
        <Flex direction="column" align="center" gap="2">
          <QrCode value={pairing.uri ?? undefined} label={`Scan with ${pairing.wallet?.name ?? 'a wallet'}`} size="2" />
          {pairing.uri ? <CopyButton kind="text" value={pairing.uri} label="Copy link" /> : null}
          <Button variant="ghost" accent="gray" onClick={pairing.cancel}>
            Stop
          </Button>
        </Flex>
      ) : null}
      {failure ? (
        <Text role="alert" tone="muted">
          {failure}
        </Text>
      ) : null}
    </Flex>
  )
}

type Wallet = WalletSearchData['wallets'][number]

function Search({ onChoose }: { onChoose: (wallet: Wallet) => void }) {
  const [text, setText] = useState('')
  const search = useDebouncedValue(text)
  const { data, isPending } = useWalletSearch({ search })
  const found = search.trim().length < 2 ? [] : (data?.wallets.slice(0, 5) ?? [])
  return (
    <>
      <TextField
        type="search"
        label="Search wallets"
        placeholder="Search wallets"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 ? (
        <List label="Found">
          {found.map((wallet) => (
            <ListItem key={wallet.id} name={wallet.name} onClick={() => onChoose(wallet)} />
          ))}
        </List>
      ) : null}
      {search.trim().length >= 2 && !isPending && found.length === 0 ? <Text role="status">Nothing found</Text> : null}
    </>
  )
}

/** `value` after 500 ms without a change, so that the directory is not asked for every letter. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 500)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
