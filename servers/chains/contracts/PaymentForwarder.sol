// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IFactory {
    function receiver() external view returns (address payable);
}

/// Pays whatever it gets on to one receiver. Anybody may call it, at any time and as often as they like.
contract PaymentForwarder {
    address payable private immutable receiver;

    constructor() {
        receiver = IFactory(msg.sender).receiver();
    }

    receive() external payable {}

    /// The address zero means ETH. A reentrant call finds no funds left.
    function sweep(address token) external {
        if (token == address(0)) {
            (bool isPaid,) = receiver.call{value: address(this).balance}("");
            require(isPaid, "Forwarder: the receiver refuses ETH");
            return;
        }
        (bool hasBalance, bytes memory balance) =
            token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        require(hasBalance && balance.length >= 32, "Forwarder: not a token");
        (bool isSent, bytes memory answer) =
            token.call(abi.encodeWithSignature("transfer(address,uint256)", receiver, abi.decode(balance, (uint256))));
        // Some tokens return nothing.
        require(isSent && (answer.length == 0 || abi.decode(answer, (bool))), "Forwarder: the token refuses");
    }
}
