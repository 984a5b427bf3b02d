// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsNames} from "./EnsNames.sol";
import {EnsRegistry} from "./EnsRegistry.sol";
import {EnsResolver} from "./EnsResolver.sol";

/// Lets an account give its address a name: under `addr.reverse` (ENSIP-3) or `default.reverse` (ENSIP-19).
contract EnsReverseRegistrar {
    EnsRegistry private immutable registry;
    EnsResolver private immutable resolver;
    bytes32 private immutable parent;

    constructor(EnsRegistry registry_, EnsResolver resolver_, bytes32 parent_) {
        registry = registry_;
        resolver = resolver_;
        parent = parent_;
    }

    function node(address account) public view returns (bytes32) {
        return EnsNames.join(parent, labelOf(account));
    }

    function setName(string calldata name) external returns (bytes32 reverseNode) {
        reverseNode = node(msg.sender);
        registry.setSubnodeRecord(parent, labelOf(msg.sender), address(this), address(resolver), 0);
        resolver.setName(reverseNode, name);
    }

    function labelOf(address account) private pure returns (bytes32) {
        return keccak256(bytes(EnsNames.toHex(abi.encodePacked(account))));
    }
}
