// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Token} from "./Token.sol";

/// A token that can be bought but not sold: only its deployer may transfer it to a pool.
contract UnsellableToken is Token {
    address private immutable seller = msg.sender;

    constructor(string memory name_, string memory symbol_, uint8 decimals_) Token(name_, symbol_, decimals_) {}

    function move(address from, address to, uint256 value) internal override {
        require(from == seller || !isPool(to), "Token: it cannot be sold");
        super.move(from, to, value);
    }

    /// Pools name the factory that made them.
    function isPool(address account) private view returns (bool) {
        (bool hasAnswer, bytes memory factory) = account.staticcall(abi.encodeWithSignature("factory()"));
        return hasAnswer && factory.length == 32;
    }
}
