// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsRegistry} from "./EnsRegistry.sol";

/// A resolver of ENS: addresses (ERC-137, ENSIP-9, ENSIP-11), texts (ENSIP-5), reverse names (ENSIP-3).
contract EnsResolver {
    uint256 private constant COIN_TYPE_ETH = 60;
    /// Holds for every EVM chain that has no address of its own (ENSIP-19).
    uint256 private constant COIN_TYPE_DEFAULT = 1 << 31;

    EnsRegistry private immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) public name;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    event NameChanged(bytes32 indexed node, string name);

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        require(registry.owner(node) == msg.sender, "ENS: not the owner");
        _;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, addr, addr with a coin type, text, name.
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x59d1d43c || id == 0x691f3431;
    }

    function addr(bytes32 node) external view returns (address payable) {
        bytes memory value = addr(node, COIN_TYPE_ETH);
        return value.length == 20 ? payable(address(bytes20(value))) : payable(0);
    }

    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory value) {
        value = addresses[node][coinType];
        bool isEvm = coinType == COIN_TYPE_ETH || coinType >> 31 == 1;
        if (value.length == 0 && isEvm) value = addresses[node][COIN_TYPE_DEFAULT];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function setAddr(bytes32 node, address a) external {
        setAddr(node, COIN_TYPE_ETH, abi.encodePacked(a));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory value) public onlyOwner(node) {
        addresses[node][coinType] = value;
        emit AddressChanged(node, coinType, value);
        if (coinType == COIN_TYPE_ETH) emit AddrChanged(node, address(bytes20(value)));
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function setName(bytes32 node, string calldata newName) external onlyOwner(node) {
        name[node] = newName;
        emit NameChanged(node, newName);
    }
}
