/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  OnRampProviders: 'Buy',
  OnRampFiatSelect: 'Choose currency',
  OnRampTokenSelect: 'Select token',
  BuyInProgress: 'Buying',
  FundWallet: 'Add funds',
  WhatIsABuy: 'How buying works',
} as const
