import { accountStates } from './account.ts';
import { adminStates } from './admin.ts';
import { adminDeletedStates } from './admin-deleted.ts';
import { adminDialogStates } from './admin-dialogs.ts';
import { adminEditorStates } from './admin-editors.ts';
import { adminFileStates } from './admin-files.ts';
import { adminLanguageStates } from './admin-languages.ts';
import { adminMemoryStates } from './admin-memory.ts';
import { adminPaperStates } from './admin-papers.ts';
import { adminReplaceStates } from './admin-replace.ts';
import { adminReportStates } from './admin-reports.ts';
import { adminTabStates } from './admin-tabs.ts';
import { adminVersionStates } from './admin-versions.ts';
import { authStates } from './auth.ts';
import { boardPaperStates } from './board-paper.ts';
import { chapterStates } from './chapter.ts';
import { chapterItemStates } from './chapter-items.ts';
import { consentStates } from './consent.ts';
import { deviceStates } from './device.ts';
import { guardianStates } from './guardian.ts';
import { homeStates } from './home.ts';
import { languageStates } from './languages.ts';
import { markStates } from './marks.ts';
import { paymentStates } from './payment.ts';
import { practiceStates } from './practice.ts';
import { privacyStates } from './privacy.ts';
import { quizStates } from './quiz.ts';
import { readAloudStates } from './read-aloud.ts';
import { referralStates } from './referral.ts';
import { reminderStates } from './reminder.ts';
import { reportStates } from './reports.ts';
import { reviseStates } from './revise.ts';
import { shellStates } from './shell.ts';
import type { ScreenState } from './state.ts';
import { streakStates } from './streak.ts';
import { writtenStates } from './written.ts';

export type { ScreenState, Viewer } from './state.ts';

/** Every state of every screen, in the order a student meets them. */
export const screenStates: ScreenState[] = [
  ...authStates,
  ...shellStates,
  ...homeStates,
  ...chapterStates,
  ...chapterItemStates,
  ...readAloudStates,
  ...quizStates,
  ...writtenStates,
  ...practiceStates,
  ...reviseStates,
  ...streakStates,
  ...markStates,
  ...reportStates,
  ...boardPaperStates,
  ...accountStates,
  ...deviceStates,
  ...reminderStates,
  ...languageStates,
  ...privacyStates,
  ...consentStates,
  ...guardianStates,
  ...paymentStates,
  ...referralStates,
  ...adminStates,
  ...adminTabStates,
  ...adminEditorStates,
  ...adminFileStates,
  ...adminLanguageStates,
  ...adminMemoryStates,
  ...adminPaperStates,
  ...adminReportStates,
  ...adminVersionStates,
  ...adminDialogStates,
  ...adminDeletedStates,
  ...adminReplaceStates,
];
