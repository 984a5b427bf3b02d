import type { Address } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import { senderCreator } from '../../chains/smart-accounts/account-contracts.js'

/**
 * A tracer for `debug_traceCall` of `handleOps`, in the JavaScript of Geth's tracers. It answers with the first rule of
 * ERC-7562 that the verification breaks, or an empty text. It reads until the EntryPoint logs `BeforeExecution`, the
 * only log with one topic of its own before it runs the calls of accounts.
 *
 * Refused are, by the numbers of ERC-7562: opcodes whose answer differs between blocks (OP-011, OP-080), GAS that no call follows
 * (OP-012), contracts that are created, other than the account by its factory (OP-031), addresses without code
 * (OP-041), calls of the EntryPoint other than to pay (OP-052 to OP-054), value for others (OP-061), and storage of
 * other contracts than the account (STO-010). The last is stricter than the ERC, which lets an account read a token's
 * storage about it.
 *
 * @param trusted a paymaster to which the rules do not apply, since the operator runs it
 */
export function writeValidationTracer({ sender, trusted }: { sender: Address; trusted: Address | undefined }): string {
  const name = (address: Address) => JSON.stringify(address.toLowerCase())
  return `{
  part: '', violation: '', isOver: false, afterGas: false, creations: 0,
  entryPoint: ${name(smartAccountAddresses.entryPoint)}, creator: ${name(senderCreator)}, sender: ${name(sender)},
  factory: ${name(smartAccountAddresses.factory)}, trusted: ${trusted ? name(trusted) : "''"},
  banned: { 49: 'BALANCE', 50: 'ORIGIN', 58: 'GASPRICE', 64: 'BLOCKHASH', 65: 'COINBASE', 66: 'TIMESTAMP', 67: 'NUMBER', 68: 'PREVRANDAO',
    69: 'GASLIMIT', 71: 'SELFBALANCE', 72: 'BASEFEE', 73: 'BLOBHASH', 74: 'BLOBBASEFEE', 240: 'CREATE', 254: 'INVALID', 255: 'SELFDESTRUCT' },
  refuse: function (rule) { if (this.violation === '') this.violation = this.part + ' ' + rule; },
  peek: function (log, index) {
    var digits = log.stack.peek(index).toString(16);
    while (digits.length < 40) digits = '0' + digits;
    return '0x' + digits.slice(-40);
  },
  checkTarget: function (log, db, target, isCall) {
    if (target === this.entryPoint) return;
    if (target === this.sender && this.part === 'The factory') return;
    // Precompiled contracts have no code.
    if (/^0x0{36}0[01][0-9a-f]{2}$/.test(target) && isCall) return;
    if (db.getCode(toAddress(target)).length === 0) this.refuse('uses the address ' + target + ', which has no code (OP-041)');
  },
  checkCall: function (log, db, op) {
    var target = this.peek(log, 1), hasValue = op === 241 || op === 242;
    this.checkTarget(log, db, target, true);
    var value = hasValue ? log.stack.peek(2).toString() : '0';
    if (target !== this.entryPoint) {
      if (value !== '0') this.refuse('sends value to another contract than the EntryPoint (OP-061)');
      return;
    }
    var place = hasValue ? 3 : 2, start = Number(log.stack.peek(place).toString()), size = Number(log.stack.peek(place + 1).toString());
    // Memory that was not written yet is 0, and cannot be read.
    var isDeposit = size >= 4 && start + 4 <= log.memory.length() && toHex(log.memory.slice(start, start + 4)) === '0xb760faf9';
    if (op !== 241 || (size !== 0 && !isDeposit)) this.refuse('calls the EntryPoint, other than to pay (OP-054)');
  },
  step: function (log, db) {
    // A node may go on after an error of a tracer.
    try { this.check(log, db); } catch (error) { this.refuse('cannot be traced: ' + error); }
  },
  check: function (log, db) {
    if (this.isOver || this.violation !== '') return;
    var op = log.op.toNumber(), depth = log.getDepth();
    var isCall = op === 241 || op === 242 || op === 244 || op === 250;
    if (depth === 1) {
      this.afterGas = false;
      if (op === 161) this.isOver = true;
      if (isCall) {
        var callee = this.peek(log, 1);
        this.part = callee === this.creator ? 'The factory' : callee === this.sender ? 'The account' : 'The paymaster';
        this.isTrusted = callee === this.trusted;
      }
      return;
    }
    var self = toHex(log.contract.getAddress());
    if (this.isTrusted || self === this.entryPoint || self === this.creator) return;
    if (this.afterGas && !isCall) this.refuse('uses GAS (OP-012)');
    this.afterGas = op === 90;
    // The factory of the embedded wallet reads its own balance before CREATE2, and sends nothing.
    if (this.banned[op] && !(op === 71 && self === this.factory)) this.refuse('uses ' + this.banned[op] + ' (OP-011)');
    if (op === 245) {
      this.creations = this.creations + 1;
      if (this.part !== 'The factory' || this.creations > 1) this.refuse('uses CREATE2 (OP-031)');
    }
    if (op === 59 || op === 60 || op === 63) this.checkTarget(log, db, this.peek(log, 0), false);
    if (isCall) this.checkCall(log, db, op);
    if ((op === 84 || op === 85 || op === 92 || op === 93) && self !== this.sender)
      this.refuse('uses the storage of ' + self + ' (STO-010)');
  },
  fault: function () {},
  result: function () { return this.violation; }
}`
}
