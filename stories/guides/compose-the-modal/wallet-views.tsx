import {
  Avatar,
  Badge,
  Box,
  Button,
  DialogBody,
  Flex,
  List,
  ListItem,
  Spinner,
  Text,
} from '../../../src/components/index.js'

export type Wallet = { id: string; name: string; isInstalled: boolean }

export type ChooseWalletProps = { wallets: readonly Wallet[]; onChoose: (wallet: Wallet) => void }

/** View: the wallets. It gets data and callbacks as props and uses no store. */
export function ChooseWallet({ wallets, onChoose }: ChooseWalletProps) {
  return (
    <DialogBody>
      <List label="Wallets">
        {wallets.map((wallet) => (
          <ListItem
            key={wallet.id}
            icon={<Avatar name={wallet.name} shape="square" />}
            name={wallet.name}
            tag={wallet.isInstalled ? <Badge accent="green">Installed</Badge> : null}
            onClick={() => onChoose(wallet)}
          />
        ))}
      </List>
    </DialogBody>
  )
}

export type ApproveWalletProps = {
  wallet: Wallet
  status: 'waiting' | 'declined'
  onRetry: () => void
}

/** View: waits for the approval in the wallet, or shows that it was declined. */
export function ApproveWallet({ wallet, status, onRetry }: ApproveWalletProps) {
  const isDeclined = status === 'declined'
  return (
    <DialogBody>
      <Flex direction="column" align="center" gap="2" padding="4">
        <Avatar name={wallet.name} shape="square" size="5" />
        <Text as="p" size="5" weight="medium" align="center" role="status">
          {isDeclined ? `You declined the request in ${wallet.name}` : `Approve the request in ${wallet.name}`}
        </Text>
        <Text as="p" size="3" tone="muted" align="center">
          {isDeclined ? 'Nothing was shared.' : 'It opens a window of its own.'}
        </Text>
        {isDeclined ? (
          <Box paddingBlock="2">
            <Button variant="soft" accent="gray" onClick={onRetry}>
              Try again
            </Button>
          </Box>
        ) : (
          <Spinner />
        )}
      </Flex>
    </DialogBody>
  )
}
