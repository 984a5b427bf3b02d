/**
 * The factory of the addresses that payments go to (`servers/chains/contracts/PaymentFactory.sol`), at the same address on every
 * chain: it is created by the deployer 0x4e59b44847b379578588920cA78FbF26c0B4956C with the salt 0.
 */
export const PAYMENT_FACTORY = '0xaf2F706ECcE3D2CeeD2520fc85Bf8Ad2d5915Ee6'

/** The keccak256 hash of the creation code of a forwarder, which has no arguments. */
export const FORWARDER_CODE_HASH = '0x1aa163bf6236611f3a75b2d52e3d561a11c04bd7f458ec957f6823f3afc04ed8'
