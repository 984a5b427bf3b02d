'use client'

import { Address } from '../../../components/address/address.js'
import { Badge } from '../../../components/badge/badge.js'
import { Callout } from '../../../components/callout/callout.js'
import { Flex } from '../../../components/flex/flex.js'
import { Radio } from '../../../components/radio/radio.js'
import { RadioGroup } from '../../../components/radio/radio-group.js'
import { Spinner } from '../../../components/spinner/spinner.js'
import { Text } from '../../../components/text/text.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import type { EmbeddedWords } from '../../../core/messages/views/en-embedded.js'
import type { LoginWords } from '../../../core/messages/views/en-login.js'
import type { Namespace } from '../../../core/model/caip.js'
import type { EmbeddedAccount, EmbeddedAccountType } from '../../../core/wallets/embedded-wallet.js'
import { describeLoginProblem, type LoginProblem } from '../../parts/login/login-problem.js'
import { ViewBody } from '../../parts/view-body/view-body.js'

export type SmartAccountSettingsViewProps = {
  words: Messages
  labels: EmbeddedWords
  login: LoginWords
  namespace: Namespace
  /** The name of the present network. */
  network: string
  /** The names of the networks that have smart accounts. */
  smartNetworks: readonly string[]
  /** The addresses on the present network: without a smart account where it has none. */
  accounts: readonly EmbeddedAccount[]
  isDeployed: boolean
  /** The active account, or the one that is becoming it. */
  value: EmbeddedAccountType
  isChanging?: boolean | undefined
  problem: LoginProblem | null
  onChange: (type: EmbeddedAccountType) => void
}

/** Smart account or standard account: the choice, and the address of each. */
export function SmartAccountSettingsView(props: SmartAccountSettingsViewProps) {
  const { words, labels, login, namespace, accounts, value, isChanging = false, problem, onChange } = props
  const hasSmart = accounts.some(({ type }) => type === 'smartAccount')
  return (
    <ViewBody>
      <RadioGroup
        aria-label={labels.accountTypes({ namespace: words.namespaces[namespace] })}
        aria-busy={isChanging}
        variant="rows"
        value={value}
        onValueChange={(type) => onChange(type as EmbeddedAccountType)}
      >
        <Radio
          value="smartAccount"
          disabled={!hasSmart}
          description={hasSmart ? labels.smartAccountText : describeMissing(props)}
        >
          <Choice name={labels.smartAccount} isPending={isChanging && value === 'smartAccount'} />
        </Radio>
        <Radio value="eoa" description={labels.keyAccountText}>
          <Choice name={labels.keyAccount} isPending={isChanging && value === 'eoa'} />
        </Radio>
      </RadioGroup>
      <VisuallyHidden role="status">{isChanging ? labels.changingAccount : null}</VisuallyHidden>
      {problem ? <Problem {...{ words, login, problem }} /> : null}
      {accounts.map((account) => (
        <AccountAddress key={account.type} {...props} account={account} />
      ))}
      <Text as="p" size="2" tone="muted" wrap="pretty">
        {labels.separateAccounts}
      </Text>
    </ViewBody>
  )
}

function Choice({ name, isPending }: { name: string; isPending: boolean }) {
  return (
    <Flex align="center" gap="2">
      {name}
      {isPending ? <Spinner size="1" /> : null}
    </Flex>
  )
}

/** Why the smart account cannot be chosen. */
function describeMissing({ words, labels, network, smartNetworks }: SmartAccountSettingsViewProps): string {
  if (smartNetworks.length === 0) return labels.noSmartAccount({ network })
  const networks = new Intl.ListFormat(words.locale).format(smartNetworks)
  return labels.smartAccountElsewhere({ network, networks })
}

/** The whole address of one account, to copy. */
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

function Problem({ words, login, problem }: { words: Messages; login: LoginWords; problem: LoginProblem }) {
  const { title, text } = describeLoginProblem(problem, { words, labels: login })
  return (
    <Callout size="1" tone="danger" heading={title}>
      {text}
    </Callout>
  )
}
