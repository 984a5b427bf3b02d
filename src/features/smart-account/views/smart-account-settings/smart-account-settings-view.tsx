'use client'

import { Address } from '../../../../components/address/address.js'
import { Badge } from '../../../../components/badge/badge.js'
import { Box } from '../../../../components/box/box.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Flex } from '../../../../components/flex/flex.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { Namespace } from '../../../../core/model/caip.js'
import type { EmbeddedAccount, EmbeddedAccountType } from '../../../../core/model/embedded-wallet.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { KeyRound } from '../../../../icons/key-round.js'
import { Split } from '../../../../icons/split.js'
import { describeLoginProblem, type LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'

/** How many of the networks with smart accounts are named. */
const MAX_NAMED = 3

export type SmartAccountSettingsViewProps = {
  words: ShownMessages
  labels: EmbeddedWords
  login: LoginWords
  namespace: Namespace
  /** The name of the current network. */
  network: string
  /** The names of the networks that have smart accounts. */
  smartNetworks: readonly string[]
  /** The accounts on the current network: without a smart account if the network has none. */
  accounts: readonly EmbeddedAccount[]
  isDeployed: boolean
  /** The type of the active account, or of the one that is becoming active. */
  value: EmbeddedAccountType
  isChanging?: boolean | undefined
  problem: LoginProblem | null
  onChange: (type: EmbeddedAccountType) => void
}

/** Smart account or standard account: the choice, and the address of each. */
export function SmartAccountSettingsView(props: SmartAccountSettingsViewProps) {
  const { words, labels, login, namespace, accounts, value, isChanging = false, problem, onChange } = props
  const choices = [
    { type: 'smartAccount', name: labels.smartAccount, text: labels.smartAccountText, icon: Split },
    { type: 'eoa', name: labels.keyAccount, text: labels.keyAccountText, icon: KeyRound },
  ] as const
  const hasAccount = (type: EmbeddedAccountType) => accounts.some((account) => account.type === type)
  return (
    <ViewBody>
      <List label={labels.accountTypes({ namespace: words.namespaces[namespace] })}>
        {choices.map(({ type, name, text, icon }) => (
          <ListItem
            key={type}
            icon={<IconTile as={icon} size="36" />}
            name={name}
            description={hasAccount(type) ? text : describeMissing(props)}
            disabled={!hasAccount(type)}
            selected={!isChanging && type === value}
            loading={isChanging && type === value}
            onClick={() => onChange(type)}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{isChanging ? labels.changingAccount : null}</VisuallyHidden>
      {problem ? <Problem {...{ words, login, problem }} /> : null}
      {accounts.map((account) => (
        <AccountAddress key={account.type} {...props} account={account} />
      ))}
      <Box paddingInline="1">
        <Text as="p" size="2" tone="muted" wrap="pretty">
          {labels.separateAccounts}
        </Text>
      </Box>
    </ViewBody>
  )
}

/** The reason why the smart account cannot be chosen. */
function describeMissing({ words, labels, network, smartNetworks }: SmartAccountSettingsViewProps): string {
  const here = toPlainName(network)
  if (smartNetworks.length === 0) return labels.noSmartAccount({ network: here })
  const networks = new Intl.ListFormat(words.locale).format(smartNetworks.slice(0, MAX_NAMED).map(toPlainName))
  return labels.smartAccountElsewhere({ network: here, networks })
}

/** The full address of one account, to copy. */
function AccountAddress({
  words,
  labels,
  isDeployed,
  account: { address, type },
}: SmartAccountSettingsViewProps & { account: EmbeddedAccount }) {
  const isSmart = type === 'smartAccount'
  const name = isSmart ? labels.smartAccount : labels.keyAccount
  return (
    <Flex direction="column" gap="1" paddingInline="1">
      <Flex align="center" gap="2" wrap="wrap">
        <Text size="2" tone="muted">
          {name}
        </Text>
        {isSmart ? (
          <Badge size="1" accent={isDeployed ? 'green' : 'gray'}>
            {isDeployed ? labels.deployed : labels.notDeployed}
          </Badge>
        ) : null}
      </Flex>
      <Text size="3">
        <Address
          value={address}
          format="full"
          mono
          copyable
          copy={{ label: labels.copyAccount({ account: name }), copiedLabel: words.account.addressCopied }}
        />
      </Text>
      {isSmart && !isDeployed ? (
        <Text as="p" size="2" tone="muted" wrap="pretty">
          {labels.notDeployedText}
        </Text>
      ) : null}
    </Flex>
  )
}

function Problem({ words, login, problem }: { words: ShownMessages; login: LoginWords; problem: LoginProblem }) {
  const { title, text } = describeLoginProblem(problem, { words, labels: login })
  return (
    <Callout size="1" tone="danger" heading={title}>
      {text}
    </Callout>
  )
}
