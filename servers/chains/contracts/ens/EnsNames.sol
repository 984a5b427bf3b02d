// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Hashes of ENS names (ERC-137) and the labels of reverse names (ENSIP-3, ENSIP-19).
library EnsNames {
    /// The node of a name with dots, such as `alice.eth`.
    function hash(string memory name) internal pure returns (bytes32 node) {
        bytes memory text = bytes(name);
        if (text.length == 0) return 0;
        uint256 end = text.length;
        for (uint256 i = text.length; i > 0; i--) {
            if (text[i - 1] != ".") continue;
            node = join(node, hashPart(text, i, end));
            end = i - 1;
        }
        return join(node, hashPart(text, 0, end));
    }

    /// Of a name in DNS wire format: each label behind its length, then a zero.
    function hashDns(bytes memory name, uint256 start) internal pure returns (bytes32) {
        uint256 length = uint8(name[start]);
        if (length == 0) return 0;
        return join(hashDns(name, start + 1 + length), hashPart(name, start + 1, start + 1 + length));
    }

    function join(bytes32 parent, bytes32 label) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(parent, label));
    }

    /// Lower-case hex without 0x: the label of an address in a reverse name.
    function toHex(bytes memory value) internal pure returns (string memory) {
        bytes memory digits = "0123456789abcdef";
        bytes memory text = new bytes(value.length * 2);
        for (uint256 i = 0; i < value.length; i++) {
            text[2 * i] = digits[uint8(value[i]) >> 4];
            text[2 * i + 1] = digits[uint8(value[i]) & 15];
        }
        return string(text);
    }

    function hashPart(bytes memory text, uint256 start, uint256 end) private pure returns (bytes32 result) {
        require(start <= end && end <= text.length, "ENS: the name is cut off");
        assembly ("memory-safe") {
            result := keccak256(add(add(text, 32), start), sub(end, start))
        }
    }
}
