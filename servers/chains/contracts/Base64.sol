// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Base64 of RFC 4648 §4, for `data:` URIs.
library Base64 {
    bytes private constant ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    function encode(bytes memory data) internal pure returns (string memory) {
        bytes memory alphabet = ALPHABET;
        bytes memory text = new bytes(4 * ((data.length + 2) / 3));
        uint256 next = 0;
        for (uint256 i = 0; i < data.length; i += 3) {
            uint256 left = data.length - i;
            uint256 group = uint256(uint8(data[i])) << 16;
            if (left > 1) group |= uint256(uint8(data[i + 1])) << 8;
            if (left > 2) group |= uint256(uint8(data[i + 2]));
            text[next++] = alphabet[(group >> 18) & 63];
            text[next++] = alphabet[(group >> 12) & 63];
            text[next++] = left > 1 ? alphabet[(group >> 6) & 63] : bytes1("=");
            text[next++] = left > 2 ? alphabet[group & 63] : bytes1("=");
        }
        return string(text);
    }
}
