/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    SwitchActiveChain: 'Switch network',
    Networks: 'Networks',
    WhatIsANetwork: 'What is a network?',
    SwitchNetwork: 'Switch network',
    UnsupportedChain: 'Unsupported network',
  },
  switchActiveChain: {
    text: 'Connect a wallet for {network}. Your other wallets stay connected.',
    emptyText: 'Install a wallet for {network}, then reload the page.',
    ready: 'You have an account on {network} already.',
    go: 'Switch to {network}',
  },
  networks: {
    search: 'Search networks',
    all: 'Networks',
    clearSearch: 'Clear search',
    current: 'Current network',
    testnets: 'Test networks',
    emptyTitle: 'No network found',
    emptyText: 'Nothing matches "{query}".',
    note: 'Your wallet may not support every network.',
    whatIs: 'What is a network?',
    notApproved: 'Not approved by this wallet',
    toApprove: 'Your wallet will ask to approve it',
  },
} as const
