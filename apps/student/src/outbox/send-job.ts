import { type ApiClient, type ApiClientOptions, createApiClient } from '@repo/client';
import {
  failureOf,
  isAccountDeleted,
  isConsentNeeded,
  isSignedOut,
  isUnreachable,
  reasonOf,
  waitAskedMs,
} from '@repo/client/failure';
import * as consentMessages from '@repo/contracts/messages/consent';
import * as requestMessages from '@repo/contracts/messages/request';
import { reportReachability } from '#src/offline/connectivity.ts';
import { bearerToken } from '#src/session/bearer-token.ts';
import { closeForConsent, getSession } from '#src/session/session.ts';
import { sendDays } from '#src/study-days/send-days.ts';
import type { Job, JobOf, Reply, SendResult } from './job.ts';
import { isSamePlace, isSuperseded } from './positions.ts';

/** Answers after which the very same request may still succeed. */
const tooMany = 429;
const consentWaitMs = 60_000;
const passing = new Set([408, 425, tooMany]);

let session: { token: string; api: ApiClient } | undefined;

/** With the session that was given, whatever happens to the stored one meanwhile. */
function createClient(token: string, options: Omit<ApiClientOptions, 'getToken'> = {}): ApiClient {
  const { user } = getSession();
  return createApiClient({ ...options, getToken: () => bearerToken({ user, token }) });
}

function clientOf(token: string): ApiClient {
  if (session?.token !== token) session = { token, api: createClient(token) };
  return session.api;
}

/**
 * Writes nothing when the server has the position or a later one of another device: a write makes its day a day of study,
 * and its chapter the one read last.
 */
async function savePosition(
  work: JobOf<'position'>,
  { chapter, saveReadingPosition }: ApiClient['progress'],
): Promise<Reply<'position'>> {
  const { subjectId, chapterId, notesProgress, hasLeft } = work;
  const known = hasLeft ? await chapter.query({ subjectId, chapterId }) : null;
  if (known && (isSamePlace(known.notesProgress, notesProgress) || isSuperseded(work, known.notesProgress)))
    return known;
  return saveReadingPosition.mutate({ subjectId, chapterId, notesProgress });
}

function call(work: Job, { progress }: ApiClient): Promise<Reply> {
  switch (work.kind) {
    case 'result':
      return progress.submitTest.mutate(work.submission);
    case 'written':
      return progress.submitWritten.mutate(work.submission);
    case 'paper':
      return progress.submitPaper.mutate(work.submission);
    case 'completion':
      return progress.completeChapter.mutate({ subjectId: work.subjectId, chapterId: work.chapterId });
    case 'review':
      return progress.reviewFlashcards.mutate({ subjectId: work.subjectId, chapterId: work.chapterId });
    case 'reviews':
      return import('#src/revision/sync-reviews.ts')
        .then(({ syncReviews }) => syncReviews(work.userId, progress))
        .then(() => null);
    case 'marks':
      return import('#src/marks/sync-marks.ts')
        .then(({ syncMarks }) => syncMarks(work.userId, progress))
        .then(() => null);
    case 'days':
      return sendDays(work.userId, progress);
    case 'plan':
      return progress.setRevisionPlan.mutate(work.choice);
    case 'report':
      return progress.sendReport.mutate(work.report);
    case 'thanked':
      return progress.noteThanked.mutate({ reportId: work.reportId });
    case 'position':
      return savePosition(work, progress);
  }
}

/** A guardian has taken the consent back: what was done before waits here, in case they agree again. */
function waitForConsent(): SendResult {
  closeForConsent();
  return {
    kind: 'retry',
    isUnreachable: false,
    message: consentMessages.consentNeeded,
    waitMs: consentWaitMs,
  };
}

/** Sends one job in the name of this session. Never throws. */
export async function sendJob(work: Job, token: string): Promise<SendResult> {
  try {
    const reply = await call(work, clientOf(token));
    reportReachability(null);
    return { kind: 'saved', reply };
  } catch (error) {
    reportReachability(error);
    if (isSignedOut(error))
      return { kind: 'signedOut', ...(isAccountDeleted(error) ? { isDeleted: true } : {}) };
    if (isConsentNeeded(error)) return waitForConsent();
    const status = failureOf(error)?.status;
    const message = reasonOf(error, requestMessages.internal);
    const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !passing.has(status);
    if (isFinal) return { kind: 'refused', message };
    const waits = status === tooMany ? { waitMs: waitAskedMs(error) } : {};
    return { kind: 'retry', isUnreachable: isUnreachable(error), message, ...waits };
  }
}

/** Sends one job while the page goes away. Never throws. @returns whether the server is known to have taken it */
export const sendJobOnLeave = (work: Job, token: string): Promise<boolean> =>
  call(work, createClient(token, { outlivesPage: () => true })).then(
    () => true,
    () => false,
  );
