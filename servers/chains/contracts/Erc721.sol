// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IErc721Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data)
        external
        returns (bytes4);
}

/// ERC-721 with ids from 1. Anyone may mint: the collection is for local chains.
abstract contract Erc721 {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => address) private owners;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed spender, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function tokenURI(uint256 id) external view virtual returns (string memory);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-721, its metadata.
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        require(owner != address(0), "NFT: no such token");
    }

    function mint(address to) public returns (uint256 id) {
        require(to != address(0), "NFT: mint to the zero address");
        id = ++totalSupply;
        owners[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function approve(address spender, uint256 id) external {
        address owner = ownerOf(id);
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "NFT: not allowed");
        getApproved[id] = spender;
        emit Approval(owner, spender, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        require(ownerOf(id) == from, "NFT: wrong owner");
        require(to != address(0), "NFT: transfer to the zero address");
        require(
            msg.sender == from || isApprovedForAll[from][msg.sender] || getApproved[id] == msg.sender,
            "NFT: not allowed"
        );
        delete getApproved[id];
        owners[id] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 answer = IErc721Receiver(to).onERC721Received(msg.sender, from, id, data);
        require(answer == IErc721Receiver.onERC721Received.selector, "NFT: the recipient refuses NFTs");
    }
}
