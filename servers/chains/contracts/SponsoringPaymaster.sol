// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A user operation as an entry point of version 0.7 hands it over (ERC-4337).
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

interface Deposits {
    function depositTo(address account) external payable;
    function withdrawTo(address payable to, uint256 amount) external;
}

/// Pays the fee of the user operations that its signer has signed (ERC-4337, entry point 0.7).
///
/// `paymasterAndData` is the address and the two gas limits, as the entry point needs them, then 6 bytes of time until which
/// the sponsorship is valid, and a signature of 65 bytes. The signature (EIP-712) covers every field of the operation but its own
/// signature, so that it pays for exactly one operation, and the account of the bundler that may send it.
///
/// The entry point does not report its caller, so the bundler is known by `tx.origin`. Without it an account could call `handleOps` itself and have
/// the fee paid to itself. `tx.origin` is wrong as an authorization, since any contract that this account calls could ask in
/// its name. Here it only names the payee: the bundler calls nothing but `handleOps`, names itself as the beneficiary, and the entry
/// point refuses to be called by the operations that it runs.
contract SponsoringPaymaster {
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant SPONSORSHIP_TYPE = keccak256(
        "Sponsorship(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes32 paymasterGasLimits,uint48 validUntil,address bundler)"
    );
    /// Bytes before the time and before the signature.
    uint256 private constant TIME_AT = 52;
    uint256 private constant SIGNATURE_AT = 58;
    uint256 private constant LENGTH = 123;

    address public immutable entryPoint;
    /// May take the deposit out.
    address public immutable owner;
    address public immutable signer;

    constructor(address entryPoint_, address owner_, address signer_) {
        entryPoint = entryPoint_;
        owner = owner_;
        signer = signer_;
    }

    /// ETH that is sent here becomes the deposit from which fees are paid.
    receive() external payable {
        Deposits(entryPoint).depositTo{value: msg.value}(address(this));
    }

    function withdraw(address payable to, uint256 amount) external {
        require(msg.sender == owner, "Paymaster: only the owner withdraws");
        Deposits(entryPoint).withdrawTo(to, amount);
    }

    /// Without a context the entry point does not call `postOp`, so the context is empty.
    function validatePaymasterUserOp(PackedUserOperation calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        require(msg.sender == entryPoint, "Paymaster: only the entry point asks");
        bytes calldata fields = operation.paymasterAndData;
        require(fields.length == LENGTH, "Paymaster: there is no sponsorship");
        uint256 validUntil = uint48(bytes6(fields[TIME_AT:SIGNATURE_AT]));
        // To the entry point, 0 means for ever.
        require(validUntil != 0, "Paymaster: the sponsorship has no end");
        bool isSigned = recover(hash(operation, validUntil), fields[SIGNATURE_AT:]) == signer;
        return ("", (isSigned ? 0 : 1) | (validUntil << 160));
    }

    function hash(PackedUserOperation calldata operation, uint256 validUntil) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN_TYPE, keccak256("SponsoringPaymaster"), keccak256("1"), block.chainid, address(this))
        );
        bytes32 sponsorship = keccak256(
            abi.encode(
                SPONSORSHIP_TYPE,
                operation.sender,
                operation.nonce,
                keccak256(operation.initCode),
                keccak256(operation.callData),
                operation.accountGasLimits,
                operation.preVerificationGas,
                operation.gasFees,
                bytes32(operation.paymasterAndData[20:TIME_AT]),
                validUntil,
                tx.origin
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, sponsorship));
    }

    /// Returns the zero address for an invalid signature, which is never the signer.
    function recover(bytes32 digest, bytes calldata signature) private pure returns (address) {
        return ecrecover(digest, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
    }
}
