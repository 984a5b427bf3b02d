// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc721} from "./Erc721.sol";
import {Metadata} from "./Metadata.sol";

/// Unwanted NFTs, as they are sent to many addresses at once. The image is on a server that must not be requested.
contract SpamVouchers is Erc721("$5,000 HUSD Voucher | claim-harbor.example", "CLAIM NOW") {
    function airdrop(address[] calldata recipients) external {
        for (uint256 i = 0; i < recipients.length; i++) mint(recipients[i]);
    }

    function tokenURI(uint256 id) external view override returns (string memory) {
        ownerOf(id);
        return Metadata.toUri(
            "Claim $5,000 at claim-harbor.example",
            "You were selected. Visit https://claim-harbor.example within 24 hours to claim your reward.",
            string.concat("https://claim-harbor.example/voucher.png?id=", Metadata.toText(id))
        );
    }
}
