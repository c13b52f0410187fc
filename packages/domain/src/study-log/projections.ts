import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import type { StudyBody, StudyKindName, StudyReply } from '@repo/study-log/kinds';
import type { UserContext } from '#src/context.ts';
import { completeChapter } from '#src/progress/complete-chapter.ts';
import { saveReadingPosition } from '#src/progress/save-reading-position.ts';
import { markStudyDay } from '#src/progress/study-day.ts';
import { getStudyDays } from '#src/progress/study-days.ts';
import { submitPaper } from '#src/progress/submit-paper.ts';
import { submitTest } from '#src/progress/submit-test.ts';
import { submitWritten } from '#src/progress/submit-written.ts';
import { sendReport } from '#src/reports/send-report.ts';
import { noteThanked } from '#src/reports/thank-student.ts';
import { getRevisionPlan, keepRevisionPlan } from '#src/revision/plan.ts';
import { receiveReviews } from '#src/revision/receive-reviews.ts';
import { keepSaved } from '#src/saved/keep-saved.ts';

/**
 * The effects of an event on tables and its reply. `then` is the context at the event's settled time.
 * Idempotent for the same event and time.
 * @throws as the verbs do
 */
type Projection<Name extends StudyKindName> = (
  then: UserContext,
  body: StudyBody<Name>,
  now: UserContext,
) => Promise<StudyReply<Name>>;

const saved = Object.fromEntries<unknown>(
  savedKindNames.map((kind) => [kind, (then: UserContext, change: never) => keepSaved(then, kind, change)]),
) as { [Kind in SavedKind]: Projection<Kind> };

export const projections: { [Name in StudyKindName]: Projection<Name> } = {
  position: saveReadingPosition,
  completion: completeChapter,
  quiz: submitTest,
  written: submitWritten,
  paper: submitPaper,
  review: (then, body, now) => receiveReviews(now, body, then),
  async cards({ database, user, clock }, _, now) {
    await markStudyDay(database.db, user.id, clock.now());
    return getStudyDays(now);
  },
  async plan(then, choice, now) {
    await keepRevisionPlan(then, choice);
    return getRevisionPlan(now);
  },
  /** Dated by its arrival, so that an admin solves only reports that they saw. */
  report: (_, body, now) => sendReport(now, body),
  thanked: noteThanked,
  ...saved,
};
