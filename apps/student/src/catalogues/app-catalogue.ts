import type { uiWords } from '@repo/ui/words';
import type { cardsCopy } from '#src/cards/cards-copy.ts';
import type { characterCopy } from '#src/character/character-copy.ts';
import type { deletionCopy } from '#src/deletion/deletion-copy.ts';
import type { examCopy } from '#src/exam/exam-copy.ts';
import type { extraCopy } from '#src/extra/extra-copy.ts';
import type { authCopy } from '#src/features/auth/auth-copy.ts';
import type { helpCopy } from '#src/features/auth/calls/help-copy.ts';
import type { resetCopy } from '#src/features/auth/reset-copy.ts';
import type { signupCopy } from '#src/features/auth/signup/signup-copy.ts';
import type { verifyCopy } from '#src/features/auth/verify-copy.ts';
import type { chapterCopy } from '#src/features/chapter/chapter-copy.ts';
import type { flashcardsCopy } from '#src/features/chapter/flashcards/flashcards-copy.ts';
import type { lockCopy } from '#src/features/chapter/lock/lock-copy.ts';
import type { memesCopy } from '#src/features/chapter/memes/memes-copy.ts';
import type { mindmapCopy } from '#src/features/chapter/mindmap/mindmap-copy.ts';
import type { notesCopy } from '#src/features/chapter/notes/notes-copy.ts';
import type { quizCopy } from '#src/features/chapter/quiz/quiz-copy.ts';
import type { summaryCopy } from '#src/features/chapter/summary/summary-copy.ts';
import type { writtenTabCopy } from '#src/features/chapter/written/written-tab-copy.ts';
import type { comingSoonCopy } from '#src/features/coming-soon/coming-soon-copy.ts';
import type { consentCopy } from '#src/features/consent/consent-copy.ts';
import type { dashboardCopy } from '#src/features/dashboard/dashboard-copy.ts';
import type { marksScreenCopy } from '#src/features/marks/marks-screen-copy.ts';
import type { mistakesCopy } from '#src/features/mistakes/mistakes-copy.ts';
import type { paymentCopy } from '#src/features/payment/payment-copy.ts';
import type { paperCopy } from '#src/features/practice/paper/paper-copy.ts';
import type { practiceCopy } from '#src/features/practice/practice-copy.ts';
import type { writtenPracticeCopy } from '#src/features/practice/written/written-practice-copy.ts';
import type { privacyCopy } from '#src/features/privacy/privacy-copy.ts';
import type { profileCopy } from '#src/features/profile/profile-copy.ts';
import type { progressCopy } from '#src/features/progress/progress-copy.ts';
import type { standingCopy } from '#src/features/progress/standing/standing-copy.ts';
import type { referralCopy } from '#src/features/referral/referral-copy.ts';
import type { reviseCopy } from '#src/features/revise/revise-copy.ts';
import type { searchCopy } from '#src/features/search/search-copy.ts';
import type { sheetCopy } from '#src/features/sheet/sheet-copy.ts';
import type { shellCopy } from '#src/features/shell/shell-copy.ts';
import type { streakCopy } from '#src/features/streak/streak-copy.ts';
import type { subjectCopy } from '#src/features/subject/subject-copy.ts';
import type { figuresCopy } from '#src/figures/figures-copy.ts';
import type { Catalogue } from '#src/language/texts.ts';
import type { logoutCopy } from '#src/logout/logout-copy.ts';
import type { mailCodeCopy } from '#src/mail-code/mail-code-copy.ts';
import type { marksCopy } from '#src/marking/marks-copy.ts';
import type { momentCopy } from '#src/moments/moment-copy.ts';
import type { nextCopy } from '#src/next/next-copy.ts';
import type { outboxCopy } from '#src/outbox/outbox-copy.ts';
import type { planCopy } from '#src/plan/plan-copy.ts';
import type { questionsCopy } from '#src/questions/questions-copy.ts';
import type { readAloudCopy } from '#src/read-aloud/read-aloud-copy.ts';
import type { refreshCopy } from '#src/refresh/refresh-copy.ts';
import type { reportsCopy } from '#src/reports/reports-copy.ts';
import type { searchButtonCopy } from '#src/search/search-button-copy.ts';
import type { genderCopy } from '#src/session/gender-copy.ts';
import type { sessionCopy } from '#src/session/session-copy.ts';
import type { writtenCopy } from '#src/written/written-copy.ts';

/** A text of that shape: what takes numbers and names takes them in every language. */
type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Text extends object
      ? { readonly [Key in keyof Text]?: Translated<Text[Key]> }
      : Text;

/** What is missing has its default text. */
export type AppCatalogue = Catalogue & {
  /** Sentences of the server, by the default one. */
  messages?: Record<string, string>;
  gender?: Translated<typeof genderCopy>;
  ui?: Translated<typeof uiWords>;
  auth?: Translated<typeof authCopy>;
  cards?: Translated<typeof cardsCopy>;
  chapter?: Translated<typeof chapterCopy>;
  character?: Translated<typeof characterCopy>;
  comingSoon?: Translated<typeof comingSoonCopy>;
  consent?: Translated<typeof consentCopy>;
  dashboard?: Translated<typeof dashboardCopy>;
  deletion?: Translated<typeof deletionCopy>;
  exam?: Translated<typeof examCopy>;
  extra?: Translated<typeof extraCopy>;
  figures?: Translated<typeof figuresCopy>;
  flashcards?: Translated<typeof flashcardsCopy>;
  help?: Translated<typeof helpCopy>;
  lock?: Translated<typeof lockCopy>;
  logout?: Translated<typeof logoutCopy>;
  mailCode?: Translated<typeof mailCodeCopy>;
  marks?: Translated<typeof marksCopy>;
  marksScreen?: Translated<typeof marksScreenCopy>;
  memes?: Translated<typeof memesCopy>;
  mindmap?: Translated<typeof mindmapCopy>;
  mistakes?: Translated<typeof mistakesCopy>;
  moment?: Translated<typeof momentCopy>;
  next?: Translated<typeof nextCopy>;
  notes?: Translated<typeof notesCopy>;
  outbox?: Translated<typeof outboxCopy>;
  paper?: Translated<typeof paperCopy>;
  payment?: Translated<typeof paymentCopy>;
  plan?: Translated<typeof planCopy>;
  practice?: Translated<typeof practiceCopy>;
  privacy?: Translated<typeof privacyCopy>;
  profile?: Translated<typeof profileCopy>;
  progress?: Translated<typeof progressCopy>;
  questions?: Translated<typeof questionsCopy>;
  quiz?: Translated<typeof quizCopy>;
  referral?: Translated<typeof referralCopy>;
  readAloud?: Translated<typeof readAloudCopy>;
  refresh?: Translated<typeof refreshCopy>;
  reports?: Translated<typeof reportsCopy>;
  reset?: Translated<typeof resetCopy>;
  revise?: Translated<typeof reviseCopy>;
  search?: Translated<typeof searchCopy>;
  searchButton?: Translated<typeof searchButtonCopy>;
  session?: Translated<typeof sessionCopy>;
  sheet?: Translated<typeof sheetCopy>;
  shell?: Translated<typeof shellCopy>;
  signup?: Translated<typeof signupCopy>;
  standing?: Translated<typeof standingCopy>;
  streak?: Translated<typeof streakCopy>;
  subject?: Translated<typeof subjectCopy>;
  summary?: Translated<typeof summaryCopy>;
  verify?: Translated<typeof verifyCopy>;
  written?: Translated<typeof writtenCopy>;
  writtenPractice?: Translated<typeof writtenPracticeCopy>;
  writtenTab?: Translated<typeof writtenTabCopy>;
};
