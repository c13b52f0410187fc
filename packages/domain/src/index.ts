export { findAdminSession, verifyAdmin } from './admin/verify-admin.ts';
export { getCurrentUser } from './auth/get-current-user.ts';
export { getUser } from './auth/get-user.ts';
export { resendVerification } from './auth/resend-verification.ts';
export { resetPassword } from './auth/reset-password.ts';
export { sendResetCode } from './auth/send-reset-code.ts';
export { findSession, findSessionUser, logout, startSession } from './auth/sessions.ts';
export { signIn } from './auth/sign-in.ts';
export { signUp } from './auth/sign-up.ts';
export { updateProfile } from './auth/update-profile.ts';
export { updateUser } from './auth/update-user.ts';
export { verifyEmail, verifyEmailLink } from './auth/verify-email.ts';
export { claimFreeChapter } from './content/claim-free-chapter.ts';
export * as drafts from './content/drafts/index.ts';
export { type BytesReply, getBulkData } from './content/get-bulk-data.ts';
export { getLastPublished, getStatus } from './content/get-last-published.ts';
export { importLibrary } from './content/import-library.ts';
export { previewPublish } from './content/preview-publish.ts';
export { publishContent } from './content/publish-content.ts';
export { createPublishedContent, type PublishedContent } from './content/published-content.ts';
export { unlockChapter } from './content/unlock-chapter.ts';
export { listVersions, rollBackVersion } from './content/versions.ts';
export {
  createDomainContext,
  type DomainContext,
  type DomainSettings,
  type UserContext,
} from './context.ts';
export { DomainError, isUniqueViolation, sqlState } from './errors.ts';
export type {
  AccountTries,
  AccountTry,
  Clock,
  Ids,
  ImageStore,
  Mail,
  Mailer,
  PasswordHasher,
  PictureEncoder,
  Ports,
  StoredImage,
} from './ports.ts';
export { completeChapter } from './progress/complete-chapter.ts';
export { getChapterProgress, getOverallProgress, getSubjectProgress } from './progress/get-progress.ts';
export { getProgressPage } from './progress/get-progress-page.ts';
export { listResults } from './progress/list-results.ts';
export { saveReadingPosition } from './progress/save-reading-position.ts';
export { submitTest } from './progress/submit-test.ts';
