export { type ApiClient, type ApiClientOptions, createApiClient } from './api-client.ts';
export { type BulkReply, type BulkRequest, fetchBulk } from './bulk.ts';
export {
  type FailureStatus,
  failureOf,
  isSignedOut,
  isUnreachable,
  RequestFailure,
  reasonOf,
} from './failure.ts';
export { type PictureRequest, uploadProfilePicture } from './profile-picture.ts';
