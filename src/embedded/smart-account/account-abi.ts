import { parseAbi } from 'viem'

/** The functions of HybridDeleGator that Lintel calls. */
export const accountAbi = parseAbi([
  'struct Execution { address target; uint256 value; bytes callData; }',
  'function initialize(address _owner, string[] _keyIds, uint256[] _xValues, uint256[] _yValues)',
  'function execute(Execution _execution) payable',
  'function execute(bytes32 _mode, bytes _executionCalldata) payable',
])

/** The functions of SimpleFactory that Lintel calls. */
export const factoryAbi = parseAbi(['function deploy(bytes _bytecode, bytes32 _salt) returns (address addr_)'])
