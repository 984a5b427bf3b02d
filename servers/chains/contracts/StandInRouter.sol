// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Router {
    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 minimum,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 minimum,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 minimum,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// The router of another swap service, with a function of its own: it keeps a part of the payment and forwards the rest to the
/// router of Uniswap V2.
contract StandInRouter {
    Router private immutable router;
    /// In hundredths of a percent.
    uint256 public constant feeBasisPoints = 25;

    constructor(Router router_) {
        router = router_;
    }

    /// @param isFromNative the first token of the path is paid as Ether, which is sent along
    /// @param isToNative the last token of the path is received as Ether
    function trade(
        uint256 amount,
        uint256 minimum,
        address[] calldata path,
        bool isFromNative,
        bool isToNative,
        address to,
        uint256 deadline
    ) external payable {
        if (isFromNative) {
            require(msg.value == amount, "Stand-in: the amount is not sent");
            uint256 value = amount - fee(amount);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: value}(minimum, path, to, deadline);
            return;
        }
        require(msg.value == 0, "Stand-in: Ether is sent");
        uint256 swapped = take(path[0], amount);
        if (isToNative) {
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(swapped, minimum, path, to, deadline);
        } else {
            router.swapExactTokensForTokensSupportingFeeOnTransferTokens(swapped, minimum, path, to, deadline);
        }
    }

    /// Takes the token and gives the router an allowance for the swapped amount. Some tokens return nothing.
    function take(address token, uint256 amount) private returns (uint256 swapped) {
        uint256 before = balanceOf(token);
        call(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
        uint256 received = balanceOf(token) - before;
        swapped = received - fee(received);
        call(token, abi.encodeWithSignature("approve(address,uint256)", address(router), swapped));
    }

    function balanceOf(address token) private view returns (uint256) {
        (, bytes memory answer) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", address(this)));
        return abi.decode(answer, (uint256));
    }

    function call(address token, bytes memory data) private {
        (bool isDone, bytes memory answer) = token.call(data);
        require(isDone && (answer.length == 0 || abi.decode(answer, (bool))), "Stand-in: the token refuses");
    }

    function fee(uint256 amount) private pure returns (uint256) {
        return (amount * feeBasisPoints) / 10_000;
    }
}
