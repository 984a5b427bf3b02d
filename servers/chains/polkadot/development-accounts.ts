/**
 * Public keys (sr25519) of the development accounts of Substrate, `//Alice` and so on behind the development phrase. Their
 * private keys are public: never use them for real coins.
 */
export const developmentAccounts = {
  alice: 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
  bob: '8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48',
  charlie: '90b5ab205c6974c9ea841be688864633dc9ca8a357843eeacf2314649965fe22',
  dave: '306721211d5404bd9da88e0204360a1a9ab8b87c66c1bc2fcdd37f3c2222cc20',
} as const
