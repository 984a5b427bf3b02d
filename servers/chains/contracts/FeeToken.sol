// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Token} from "./Token.sol";

/// A token that burns a part of each transfer: the recipient gets less than the sender pays.
contract FeeToken is Token {
    /// In hundredths of a percent.
    uint256 public immutable feeBasisPoints;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 feeBasisPoints_)
        Token(name_, symbol_, decimals_)
    {
        feeBasisPoints = feeBasisPoints_;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 fee = (value * feeBasisPoints) / 10_000;
        super.move(from, to, value - fee);
        require(balanceOf[from] >= fee, "Token: balance too low");
        balanceOf[from] -= fee;
        totalSupply -= fee;
        emit Transfer(from, address(0), fee);
    }
}
