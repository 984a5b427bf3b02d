// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc721} from "./Erc721.sol";
import {Metadata} from "./Metadata.sol";

/// Lighthouses, drawn by the contract: the id gives the colors.
contract Lighthouses is Erc721("Lighthouses", "LIGHT") {
    function tokenURI(uint256 id) external view override returns (string memory) {
        ownerOf(id);
        return Metadata.toUri(
            string.concat("Lighthouse #", Metadata.toText(id)),
            "A lighthouse, drawn by its contract.",
            Metadata.toImage(draw(id))
        );
    }

    function draw(uint256 id) private pure returns (string memory) {
        string memory sky = Metadata.toText((id * 47) % 360);
        string memory stripe = Metadata.toText((id * 47 + 160) % 360);
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
            '<path fill="hsl(', sky, ',60%,82%)" d="M0 0h64v64H0z"/>',
            '<path fill="#fff3b0" d="M32 15 64 4v18zM32 15 0 4v18z"/>',
            '<path fill="#fff" d="M27 20h10l4 34H23z"/>',
            '<path fill="hsl(', stripe, ',65%,45%)" d="M26 28h12l1 8H25zM24.5 43h15l1 8h-17zM26 20l6-9 6 9z"/>',
            '<path fill="hsl(', sky, ',45%,35%)" d="M0 54h64v10H0z"/></svg>'
        );
    }
}
