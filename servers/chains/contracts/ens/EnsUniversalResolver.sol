// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsNames} from "./EnsNames.sol";
import {EnsRegistry} from "./EnsRegistry.sol";
import {EnsResolver} from "./EnsResolver.sol";

/// Resolves names in one call, with the functions and errors of ENSIP-23. Without wildcards (ENSIP-10) and gateways
/// (ERC-3668): every record is on this chain.
contract EnsUniversalResolver {
    uint256 private constant COIN_TYPE_ETH = 60;
    uint256 private constant COIN_TYPE_DEFAULT = 1 << 31;

    EnsRegistry public immutable registry;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = EnsNames.hashDns(name, 0);
        return (registry.resolver(node), node, 0);
    }

    /// Calls the resolver of `name` with `data`. Returns the result of the resolver, and the resolver.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        (resolver,,) = findResolver(name);
        requireContract(name, resolver);
        bool isAnswered;
        (isAnswered, result) = resolver.staticcall(data);
        if (!isAnswered && result.length > 0) revert ResolverError(result);
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
    }

    /// Returns the primary name of an address. It counts only if it resolves to that address (ENSIP-19).
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        (primary, reverseResolver) = readReverse(namespaceOf(coinType), account);
        if (bytes(primary).length == 0 && (coinType == COIN_TYPE_ETH || coinType >> 31 == 1)) {
            (primary, reverseResolver) = readReverse("default.reverse", account);
        }
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes32 node = EnsNames.hash(primary);
        resolver = registry.resolver(node);
        requireContract(bytes(primary), resolver);
        bytes memory resolved = EnsResolver(resolver).addr(node, coinType);
        if (keccak256(resolved) != keccak256(account)) revert ReverseAddressMismatch(primary, resolved);
    }

    function readReverse(string memory namespace, bytes memory account)
        private
        view
        returns (string memory primary, address resolver)
    {
        bytes32 label = keccak256(bytes(EnsNames.toHex(account)));
        bytes32 node = EnsNames.join(EnsNames.hash(namespace), label);
        resolver = registry.resolver(node);
        if (resolver.code.length > 0) primary = EnsResolver(resolver).name(node);
    }

    /// The parent of reverse names, such as `80007a6a.reverse`. The coin type is in hex without leading zeros.
    function namespaceOf(uint256 coinType) private pure returns (string memory) {
        if (coinType == COIN_TYPE_ETH) return "addr.reverse";
        if (coinType == COIN_TYPE_DEFAULT) return "default.reverse";
        bytes memory digits = bytes(EnsNames.toHex(abi.encodePacked(coinType)));
        uint256 zeros = 0;
        while (zeros < digits.length - 1 && digits[zeros] == "0") zeros++;
        bytes memory label = new bytes(digits.length - zeros);
        for (uint256 i = 0; i < label.length; i++) label[i] = digits[i + zeros];
        return string.concat(string(label), ".reverse");
    }

    function requireContract(bytes memory name, address resolver) private view {
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
    }
}
