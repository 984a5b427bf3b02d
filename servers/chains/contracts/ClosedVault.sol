// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A contract that fails with a reason, whatever is sent to it.
contract ClosedVault {
    function deposit() external payable {
        revert("Vault: deposits are closed");
    }

    function withdraw(uint256) external pure {
        revert("Vault: withdrawals are closed");
    }

    receive() external payable {
        revert("Vault: deposits are closed");
    }
}
