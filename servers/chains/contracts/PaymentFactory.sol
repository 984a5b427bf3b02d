// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PaymentForwarder} from "./PaymentForwarder.sol";

/// Gives each payment an address of its own. Nobody owns it, and it can do nothing else.
contract PaymentFactory {
    /// Of the forwarder that is being created. As an argument it would be in the code that the address follows from.
    address payable public receiver;

    /// Forwards the funds at the address of (receiver, id) to the receiver. The address zero means ETH.
    function sweep(address payable to, bytes16 id, address token) external {
        bytes32 salt = keccak256(abi.encode(to, id));
        address payable forwarder = payable(computeAddress(salt));
        if (forwarder.code.length == 0) {
            receiver = to;
            new PaymentForwarder{salt: salt}();
            receiver = payable(0);
        }
        PaymentForwarder(forwarder).sweep(token);
    }

    function computeAddress(bytes32 salt) public view returns (address) {
        bytes32 code = keccak256(type(PaymentForwarder).creationCode);
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }
}
