import { Amount, Badge, Button, Flex, Heading, List, ListItem, Text, TokenIcon } from '../../../src/components/index.js'
import { useAccount, useActivity, useLintel, useNetwork, usePortfolio } from '../../../src/index.js'

/** A custom portfolio page. Lintel reads the data; a press opens a view of the modal. */
export function PortfolioPage() {
  const { account, isRestoring } = useAccount()
  const { actions } = useLintel()
  if (isRestoring) return <Text role="status">One moment…</Text>
  if (!account) return <Button onClick={() => actions.open()}>Connect wallet</Button>
  return (
    <Flex direction="column" gap="5">
      <Total />
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => actions.open({ view: 'WalletSend' })}>Send</Button>
        <Button variant="soft" accent="gray" onClick={() => actions.open({ view: 'WalletReceive' })}>
          Receive
        </Button>
      </Flex>
      <Tokens />
      <Activity />
    </Flex>
  )
}

function Total() {
  const network = useNetwork()
  const { data, isLoading } = usePortfolio()
  const total = data?.total ?? null
  return (
    <Flex direction="column" gap="1">
      <Text tone="muted">Your tokens on {network?.name ?? 'a network this site does not know'}</Text>
      <Heading as="h2" size="7" aria-busy={isLoading}>
        {/* Without a data service no price is known. */}
        {total === null ? '–' : <Amount value={total} currency="USD" notation="full" />}
      </Heading>
    </Flex>
  )
}

function Tokens() {
  const { actions } = useLintel()
  const { data, isError, refetch } = usePortfolio()
  // Earlier data stays in `data` when a read fails.
  if (!data) return isError ? <Failed text="Your tokens could not be read." retry={refetch} /> : null
  if (data.balances.length === 0) return <Text>No tokens yet.</Text>
  return (
    <List label="Tokens" labelVisible>
      {data.balances.map(({ network, address, name, symbol, iconUrl, amount, decimals, value }) => (
        <ListItem
          key={address ?? 'native'}
          icon={<TokenIcon symbol={symbol} src={iconUrl} seed={address} />}
          name={name}
          description={<Amount value={amount} decimals={decimals} symbol={symbol} />}
          end={value === undefined ? <Text tone="muted">No price</Text> : <Amount value={value} currency="USD" />}
          onClick={() =>
            actions.open({ view: 'TokenDetail', network, symbol, ...(address !== undefined && { address }) })
          }
        />
      ))}
    </List>
  )
}

const names: Partial<Record<string, string>> = {
  send: 'Sent',
  receive: 'Received',
  pull: 'Moved out',
  trade: 'Swapped',
}

function Activity() {
  const { actions } = useLintel()
  const { data, isPending, isError, refetch, ...next } = useActivity()
  if (isPending) return <Text role="status">Reading your activity…</Text>
  const transactions = data?.transactions ?? []
  return (
    <Flex direction="column" gap="3">
      {transactions.length > 0 ? (
        <List label="Activity" labelVisible>
          {transactions.map(({ id, operation, status, time, transfers: [first] }) => (
            <ListItem
              key={id}
              name={names[operation] ?? 'Contract call'}
              description={new Date(time).toLocaleDateString('en')}
              tag={status === 'confirmed' ? undefined : <Badge>{status}</Badge>}
              end={
                first?.token ? (
                  <Amount
                    value={first.direction === 'out' ? `-${first.quantity}` : first.quantity}
                    symbol={first.token.symbol}
                    sign="always"
                  />
                ) : null
              }
              onClick={() => actions.open({ view: 'TransactionDetail', id })}
            />
          ))}
        </List>
      ) : null}
      {isError ? (
        <Failed
          text="Your activity could not be read."
          retry={next.isFetchNextPageError ? next.fetchNextPage : refetch}
        />
      ) : null}
      {!isError && transactions.length === 0 ? <Text>No activity yet.</Text> : null}
      {next.hasNextPage && !isError ? (
        <Button variant="soft" accent="gray" loading={next.isFetchingNextPage} onClick={() => next.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </Flex>
  )
}

function Failed({ text, retry }: { text: string; retry: () => unknown }) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text role="alert">{text}</Text>
      <Button size="2" variant="soft" accent="gray" onClick={() => retry()}>
        Try again
      </Button>
    </Flex>
  )
}
