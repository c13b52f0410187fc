type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error';

/** A failure in the format of the Cashfree API: `{message, code, type}` under an HTTP status. */
export class CashfreeError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly type: ErrorType;

  constructor(statusCode: number, code: string, message: string, type: ErrorType = 'invalid_request_error') {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.type = type;
  }

  toBody() {
    return { message: this.message, code: this.code, type: this.type };
  }
}
