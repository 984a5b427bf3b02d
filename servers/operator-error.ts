/** An error whose message is written for the operator's log. It contains no data of a request or of a row of the database. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
