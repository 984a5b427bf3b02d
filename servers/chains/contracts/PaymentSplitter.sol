// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Pays ETH on in internal calls, which emit no event.
contract PaymentSplitter {
    function forward(address payable to) public payable {
        pay(to, msg.value);
    }

    /// Pays each recipient the same amount, and the rest to the sender.
    function split(address payable[] calldata recipients) external payable {
        uint256 share = msg.value / recipients.length;
        for (uint256 i = 0; i < recipients.length; i++) pay(recipients[i], share);
        uint256 left = msg.value - share * recipients.length;
        if (left > 0) pay(payable(msg.sender), left);
    }

    function pay(address payable to, uint256 value) private {
        (bool isPaid,) = to.call{value: value}("");
        require(isPaid, "Splitter: the recipient refuses ETH");
    }
}
