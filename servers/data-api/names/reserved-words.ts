/** Labels that cannot be registered, because others would mistake their owner for the operator. The operator may replace them. */
export const reservedWords: readonly string[] = [
  ...['abuse', 'account', 'accounts', 'admin', 'administrator', 'airdrop', 'billing', 'bridge', 'claim', 'contact'],
  ...['custody', 'deposit', 'ethereum', 'exchange', 'faucet', 'finance', 'help', 'helpdesk', 'hostmaster', 'info'],
  ...['legal', 'lintel', 'login', 'mail', 'mailer', 'moderator', 'noreply', 'null', 'official', 'operator', 'owner'],
  ...['payment', 'payments', 'postmaster', 'privacy', 'recovery', 'refund', 'reserve', 'reverse', 'root', 'security'],
  ...['service', 'signin', 'solana', 'staff', 'support', 'system', 'team', 'treasury', 'undefined', 'vault'],
  ...['verify', 'wallet', 'wallets', 'webmaster', 'welcome', 'withdraw'],
]
