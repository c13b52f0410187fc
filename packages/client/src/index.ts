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
export { type MemeImageRequest, type MemeTarget, uploadMeme } from './meme-image.ts';
export { type PictureRequest, uploadProfilePicture } from './profile-picture.ts';
export { createSubjectWithImage, type SubjectImageRequest } from './subject-image.ts';
