// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Metadata} from "./Metadata.sol";

interface IErc1155Receiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
    function onERC1155BatchReceived(
        address operator,
        address from,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external returns (bytes4);
}

/// ERC-1155 badges, drawn by the contract. Anyone may mint: the collection is for local chains.
contract Badges {
    string public constant name = "Harbor Badges";
    string public constant symbol = "BADGE";
    mapping(address => mapping(uint256 => uint256)) private balances;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-1155, its metadata.
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function balanceOf(address owner, uint256 id) public view returns (uint256) {
        return balances[owner][id];
    }

    function balanceOfBatch(address[] calldata owners, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory values)
    {
        require(owners.length == ids.length, "Badges: lengths differ");
        values = new uint256[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) values[i] = balanceOf(owners[i], ids[i]);
    }

    function mint(address to, uint256 id, uint256 value) external {
        balances[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        move(from, to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length == 0) return;
        bytes4 answer = IErc1155Receiver(to).onERC1155Received(msg.sender, from, id, value, data);
        require(answer == IErc1155Receiver.onERC1155Received.selector, "Badges: the recipient refuses badges");
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        require(ids.length == values.length, "Badges: lengths differ");
        for (uint256 i = 0; i < ids.length; i++) move(from, to, ids[i], values[i]);
        emit TransferBatch(msg.sender, from, to, ids, values);
        if (to.code.length == 0) return;
        bytes4 answer = IErc1155Receiver(to).onERC1155BatchReceived(msg.sender, from, ids, values, data);
        require(answer == IErc1155Receiver.onERC1155BatchReceived.selector, "Badges: the recipient refuses badges");
    }

    function uri(uint256 id) external pure returns (string memory) {
        string memory number = Metadata.toText(id);
        string memory svg = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
            '<path fill="hsl(', Metadata.toText((id * 83 + 20) % 360), ',70%,52%)" d="M32 3l25 14v30L32 61 7 47V17z"/>',
            '<circle cx="32" cy="32" r="17" fill="#fff"/><text x="32" y="39" font-size="20" text-anchor="middle"',
            ' font-family="sans-serif" font-weight="700">', number, "</text></svg>"
        );
        return Metadata.toUri(
            string.concat("Harbor Badge ", number), "A badge for visitors of the harbor.", Metadata.toImage(svg)
        );
    }

    function move(address from, address to, uint256 id, uint256 value) private {
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "Badges: not allowed");
        require(to != address(0), "Badges: transfer to the zero address");
        require(balances[from][id] >= value, "Badges: balance too low");
        balances[from][id] -= value;
        balances[to][id] += value;
    }
}
