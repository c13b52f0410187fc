export { isRecordOf } from './account/consent-records.ts';
export { exportAccount } from './account/export-account.ts';
export { cancelDeletion, planDeletion } from './account/plan-deletion.ts';
export { sendDeletionCode } from './account/send-deletion-code.ts';
export { getChapterMemory } from './admin/chapter-memory.ts';
export { logOutAdmin } from './admin/log-out-admin.ts';
export { getQuestionStatistics } from './admin/question-statistics.ts';
export { getSweepState, type Swept, sweepDatabase } from './admin/sweep/sweep-database.ts';
export { findAdminSession, verifyAdmin } from './admin/verify-admin.ts';
export { getWrittenStatistics } from './admin/written-statistics.ts';
export { insertAccounts } from './auth/account-emails.ts';
export { getCurrentUser, getUser } from './auth/get-user.ts';
export { googleSignIn } from './auth/google-sign-in.ts';
export { googleSignUp } from './auth/google-sign-up.ts';
export { isGuessablePassword } from './auth/guessable-passwords.ts';
export { storeIdentityProof } from './auth/identity-proofs.ts';
export { deleteUnusedDevices, rememberDevice } from './auth/known-devices.ts';
export { logOutEverywhere } from './auth/log-out-everywhere.ts';
export { deleteOldMails, getMailOutboxState, type MailOutboxState } from './auth/mail-outbox-state.ts';
export { endOpenSession, listOpenSessions, nameSession } from './auth/open-sessions.ts';
export { resendVerification } from './auth/resend-verification.ts';
export { resetPassword } from './auth/reset-password.ts';
export { sendResetCode } from './auth/send-reset-code.ts';
export { type SentMails, sendWaitingMails } from './auth/send-waiting-mails.ts';
export { findSession, findSessionUser, isOfDeletedAccount, logout, startSession } from './auth/sessions.ts';
export { signIn } from './auth/sign-in.ts';
export { signUp } from './auth/sign-up.ts';
export { updateProfile } from './auth/update-profile.ts';
export { updateUser } from './auth/update-user.ts';
export { verifyEmail, verifyEmailLink } from './auth/verify-email.ts';
export { ByteCache } from './byte-cache.ts';
export {
  type AdultCheck,
  type AdultChecks,
  type AdultEvidence,
  adultChecksOf,
} from './consent/adult-checks.ts';
export { askGuardian, askGuardianAgain, getConsentState, tellAge } from './consent/ask-guardian.ts';
export { giveConsent, refuseConsent, withdrawConsent } from './consent/decide-consent.ts';
export {
  cancelDeletionByGuardian,
  createGuardianOrder,
  exportForGuardian,
  planDeletionByGuardian,
} from './consent/guardian-account.ts';
export { bindGuardianLink } from './consent/guardian-links.ts';
export { openGuardianPage, renewGuardianLink, sendGuardianLinks } from './consent/guardian-page.ts';
export { proveAdult } from './consent/prove-adult.ts';
export { claimFreeChapter } from './content/access/claim-free-chapter.ts';
export { unlockChapter } from './content/access/unlock-chapter.ts';
export { acceptedEncodings } from './content/bulk-data/accepted-encodings.ts';
export {
  type BulkRequest,
  type BytesReply,
  getBulkData,
  getBulkManifest,
} from './content/bulk-data/get-bulk-data.ts';
export { getChapterPiece } from './content/bulk-data/get-chapter-piece.ts';
export { getLastPublished, getStatus } from './content/bulk-data/get-last-published.ts';
export * as drafts from './content/drafts/index.ts';
export { exportFile } from './content/export-items/export-file.ts';
export { findAllDrawings, findChapterDrawings, readDrawings } from './content/figures/chapter-drawings.ts';
export { findDraftFigure, findFigure } from './content/figures/find-figure.ts';
export { storeFigure } from './content/figures/store-figure.ts';
export { importFlashcards } from './content/import-items/import-flashcards.ts';
export { importNotes } from './content/import-items/import-notes.ts';
export { importQuestions } from './content/import-items/import-questions.ts';
export { previewImport } from './content/import-items/preview-import.ts';
export { readDocument } from './content/import-items/read-document.ts';
export { exportLibrary } from './content/library/export-library.ts';
export { importLibrary } from './content/library/import-library.ts';
export { importLibraryZip, previewLibraryZip } from './content/library/import-library-zip.ts';
export { cacheBrotli } from './content/publishing/cache-brotli.ts';
export { compareItem, compareVersions } from './content/publishing/compare-versions.ts';
export { listVersions, rollBackVersion } from './content/publishing/history.ts';
export { createLiveVersion, type LiveVersion, onPublished } from './content/publishing/live-version.ts';
export { listUnpublishedChanges, previewPublish } from './content/publishing/preview-publish.ts';
export { type Publication, publishContent } from './content/publishing/publish-content.ts';
export {
  cancelScheduled,
  getScheduled,
  publishScheduled,
  schedulePublish,
} from './content/publishing/scheduled-publish.ts';
export { previewTakeBack, takeBackChapter } from './content/publishing/take-back-chapter.ts';
export { findTexts } from './content/replace/find-texts.ts';
export { replaceTexts } from './content/replace/replace-texts.ts';
export {
  createDomainContext,
  type DomainContext,
  type DomainSettings,
  type UserContext,
} from './context.ts';
export { type BusyPart, DomainError, isUniqueViolation, sqlState, violatedConstraint } from './errors.ts';
export { JsonStream } from './json-stream.ts';
export { sendMarks } from './marks/send-marks.ts';
export type {
  CheckoutProvider,
  NewProviderOrder,
  PaymentTry,
  ProviderOrder,
} from './payment/checkout-provider.ts';
export { createOrder } from './payment/create-order.ts';
export { getOrderStatus } from './payment/get-order-status.ts';
export { getOrdersState, type OrdersState } from './payment/get-orders-state.ts';
export { type Reconciled, reconcileOrders } from './payment/reconcile-orders.ts';
export { type PaymentNotice, recordPayment, scheduleCheck } from './payment/record-payment.ts';
export type {
  AccountTries,
  AccountTry,
  Clock,
  EncodedFigure,
  Identity,
  Ids,
  ImageStore,
  ImportReader,
  LibraryPacker,
  Mail,
  Mailer,
  PasswordHasher,
  PictureEncoder,
  Ports,
  ProvenIdentity,
  Shelf,
  StoredImage,
} from './ports.ts';
export { completeChapter } from './progress/complete-chapter.ts';
export { getChapterProgress, getOverallProgress, getSubjectProgress } from './progress/get-progress.ts';
export { getProgressPage } from './progress/get-progress-page.ts';
export { getStanding } from './progress/get-standing.ts';
export { getStreak } from './progress/get-streak.ts';
export { listFirstAnswers } from './progress/list-first-answers.ts';
export { listPaperResults } from './progress/list-paper-results.ts';
export { listResults } from './progress/list-results.ts';
export { listWrittenResults } from './progress/list-written-results.ts';
export { reviewFlashcards } from './progress/review-flashcards.ts';
export { saveReadingPosition } from './progress/save-reading-position.ts';
export { addStudyDays, getStudyDays } from './progress/study-days.ts';
export { submitPaper } from './progress/submit-paper.ts';
export { submitTest } from './progress/submit-test.ts';
export { submitWritten } from './progress/submit-written.ts';
export type { PushMessage, PushService } from './reminders/push-service.ts';
export { getReminder, moveReminder, setReminder, stopReminder } from './reminders/reminder.ts';
export { type SentReminders, sendReminders } from './reminders/send-reminders.ts';
export { countReportedItems, listReports } from './reports/list-reports.ts';
export { sendReport } from './reports/send-report.ts';
export { reopenReports, solveReports } from './reports/solve-reports.ts';
export { listSolvedReports, noteThanked } from './reports/thank-student.ts';
export { getBoardDates, setBoardDate } from './revision/board-dates.ts';
export { getRevisionPlan, setRevisionPlan } from './revision/plan.ts';
export { readReviews } from './revision/read-reviews.ts';
export { receiveReviews } from './revision/receive-reviews.ts';
export { readSaved } from './saved/read-saved.ts';
export { signedBy } from './signed-by.ts';
export { receiveEvents } from './study-log/receive.ts';
