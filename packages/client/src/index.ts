export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client.ts';
export { type BulkReply, type BulkRequest, fetchBulk } from './bulk.ts';
export {
  type FailureStatus,
  failureOf,
  isSecondFactorNeeded,
  isSignedOut,
  isUnreachable,
  RequestFailure,
  reasonOf,
  waitAskedMs,
} from './failure.ts';
