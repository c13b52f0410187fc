export { logOutAdmin } from './admin/log-out-admin.ts';
export { getQuestionStatistics } from './admin/question-statistics.ts';
export { findAdminSession, verifyAdmin } from './admin/verify-admin.ts';
export { getCurrentUser } from './auth/get-current-user.ts';
export { getUser } from './auth/get-user.ts';
export { googleSignIn } from './auth/google-sign-in.ts';
export { googleSignUp } from './auth/google-sign-up.ts';
export { keepIdentityProof } from './auth/identity-proofs.ts';
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
export { exportFile } from './content/export-items/export-file.ts';
export { type BytesReply, getBulkData } from './content/get-bulk-data.ts';
export { getLastPublished, getStatus } from './content/get-last-published.ts';
export { importFlashcards } from './content/import-items/import-flashcards.ts';
export { importNotes } from './content/import-items/import-notes.ts';
export { importQuestions } from './content/import-items/import-questions.ts';
export { previewImport } from './content/import-items/read-source.ts';
export { importLibrary } from './content/import-library.ts';
export { exportLibrary } from './content/library-zip/export-library.ts';
export { importLibraryZip, previewLibraryZip } from './content/library-zip/import-library-zip.ts';
export { listUnpublishedChanges, previewPublish } from './content/preview-publish.ts';
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
  CheckoutProvider,
  NewProviderOrder,
  ProviderOrder,
} from './payment/checkout-provider.ts';
export { createOrder } from './payment/create-order.ts';
export { getOrderStatus } from './payment/get-order-status.ts';
export { type Reconciled, reconcileOrders } from './payment/reconcile-orders.ts';
export { askSoon, type PaymentNotice, recordPayment } from './payment/record-payment.ts';
export type {
  AccountTries,
  AccountTry,
  Clock,
  Identity,
  Ids,
  ImageStore,
  Mail,
  Mailer,
  PasswordHasher,
  PictureEncoder,
  Ports,
  ProvenIdentity,
  StoredImage,
} from './ports.ts';
export { completeChapter } from './progress/complete-chapter.ts';
export { getChapterProgress, getOverallProgress, getSubjectProgress } from './progress/get-progress.ts';
export { getProgressPage } from './progress/get-progress-page.ts';
export { listResults } from './progress/list-results.ts';
export { reviewFlashcards } from './progress/review-flashcards.ts';
export { saveReadingPosition } from './progress/save-reading-position.ts';
export { submitTest } from './progress/submit-test.ts';
