// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "./Base64.sol";

/// Metadata of NFTs as `data:` URIs, so that nothing is fetched from another server.
library Metadata {
    function toUri(string memory name, string memory description, string memory image)
        internal
        pure
        returns (string memory)
    {
        bytes memory json =
            abi.encodePacked('{"name":"', name, '","description":"', description, '","image":"', image, '"}');
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function toImage(string memory svg) internal pure returns (string memory) {
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    function toText(uint256 value) internal pure returns (string memory) {
        if (value == 0) return "0";
        bytes memory digits;
        for (; value > 0; value /= 10) digits = abi.encodePacked(uint8(48 + (value % 10)), digits);
        return string(digits);
    }
}
