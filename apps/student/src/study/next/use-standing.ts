import type { Standing as ServerStanding } from '@repo/contracts/progress';
import { useState } from 'react';
import { inviteRound } from '#src/account/super/invite-rules.ts';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { clampPosition, nextPosition } from '#src/content/library/position.ts';
import { isFirstTry } from '#src/platform/api/out-of-reach.ts';
import { ownWorkOnly } from '#src/platform/api/own-work-only.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { type ChapterSteps, chapterSteps } from '#src/platform/session/chapter-steps.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { readSeenTicks } from '#src/platform/session/seen-ticks.ts';
import { useUser } from '#src/platform/session/session.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';
import { completionIdOf } from '#src/study-log/outbox/job.ts';
import { useJobStatus, useWaitingCompletions } from '#src/study-log/outbox/use-outbox.ts';
import type { Done } from './chapter-path.ts';

/** A place in the notes; indexes from 0, `at` an ISO timestamp. */
export type LastPlace = {
  subjectId: string;
  chapterId: string;
  topicIndex: number;
  pageIndex: number;
  at: string;
};

export type Standing = Done & {
  /** Whether nothing is known yet while a request is in flight. */
  isLoading: boolean;
  /** Where the student read last, on this device or another, whichever is newer. */
  last: LastPlace | null;
};

/** Chapters completed as seen on this device, for offline use. */
function useSeenTicks(): string[] {
  const { id: userId } = useUser();
  const subjects = useLibrary().listSubjects();
  const [seen] = useState(() => subjects.flatMap(({ _id }) => readSeenTicks(userId, _id) ?? []));
  return seen;
}

/** Whether it was completed on this device, sent or not. */
function useIsFinishedHere(last: Pick<LastPlace, 'subjectId' | 'chapterId'> | null): boolean {
  const status = useJobStatus(completionIdOf(last ?? { subjectId: '', chapterId: '' }));
  return status !== undefined && status.kind !== 'refused';
}

type Quiz = NonNullable<ChapterSteps['quiz']>;
type ByChapter = Record<string, ChapterSteps>;

const stepsOf = (stored: ReturnType<typeof chapterSteps.get>, userId: string): ByChapter =>
  stored?.userId === userId ? stored.chapters : {};

/** The newest quiz of each chapter, of this device or another. */
function newestQuizzes(there: ServerStanding['quizzes'], here: ByChapter): Map<string, Quiz> {
  const newest = new Map(
    there.map(({ chapterId, isPassed, at }) => [chapterId, { isPassed, atMs: Date.parse(at) }]),
  );
  for (const [chapterId, { quiz }] of Object.entries(here))
    if (quiz && quiz.atMs > (newest.get(chapterId)?.atMs ?? 0)) newest.set(chapterId, quiz);
  return newest;
}

/** Chapter with the newest of these timestamps. */
const latestOf = (studied: readonly (readonly [chapterId: string, atMs: number])[]): string | null =>
  studied.reduce<readonly [string | null, number]>(
    (latest, one) => (one[1] > latest[1] ? one : latest),
    [null, 0],
  )[0];

/** Whether this is the last page of the chapter's notes. */
function isLastPage(library: Library, { chapterId, ...position }: LastPlace): boolean {
  const counts = library.topicsOfChapter(chapterId).map(({ pages }) => pages.length);
  const at = clampPosition(counts, position);
  return at !== null && nextPosition(counts, at) === null;
}

/** The account's progress: from the server, or offline from this device. */
export function useStanding(): Standing {
  const user = useUser();
  const library = useLibrary();
  const query = trpc.progress.standing.useQuery(undefined, ownWorkOnly);
  const seen = useSeenTicks();
  const here = stepsOf(usePersisted(chapterSteps), user.id);
  const isOnline = useNetwork() === 'online';
  const { data } = query;
  const lastHere = lastRead.get();
  const there = data?.last;
  const isHereNewer = lastHere && (!there || Date.parse(lastHere.at) >= Date.parse(there.at));
  const last = isHereNewer
    ? lastHere
    : there && {
        subjectId: there.subjectId,
        chapterId: there.chapterId,
        topicIndex: there.notesProgress.currentTopicIndex,
        pageIndex: there.notesProgress.currentPageIndex,
        at: there.at,
      };
  const isLastFinished = useIsFinishedHere(last ?? null);
  const waiting = useWaitingCompletions();
  const finished = [...(data?.completed ?? seen), ...waiting];
  const quizzes = newestQuizzes(data?.quizzes ?? [], here);
  const cards = Object.entries(here).flatMap(([chapterId, { cardsAtMs }]) =>
    cardsAtMs === undefined ? [] : [[chapterId, cardsAtMs] as const],
  );
  const writtenHere = Object.entries(here).flatMap(([chapterId, { hasWritten }]) =>
    hasWritten ? [chapterId] : [],
  );
  const read = last ? [[last.chapterId, Date.parse(last.at)] as const] : [];
  const tested = [...quizzes].map(([chapterId, { atMs }]) => [chapterId, atMs] as const);
  const quizAtMs = last && quizzes.get(last.chapterId)?.atMs;
  const isReread = last && quizAtMs && Date.parse(last.at) > quizAtMs && isLastPage(library, last);
  const isBasic = user.plan === 'Basic';
  return {
    isLoading: isFirstTry(query),
    completed: new Set(last && isLastFinished ? [...finished, last.chapterId] : finished),
    quizzes: new Map([...quizzes].map(([chapterId, { isPassed }]) => [chapterId, isPassed])),
    cards: new Set(cards.map(([chapterId]) => chapterId)),
    written: new Set([...(data?.written ?? []), ...writtenHere]),
    currentId: latestOf([...read, ...tested, ...cards]),
    lastReadId: last?.chapterId ?? null,
    rereadId: isReread ? last.chapterId : null,
    last: last ?? null,
    isSuper: !isBasic,
    canClaim: isBasic && !user.freeChapterClaimed && isOnline,
    invites: inviteRound(user),
  };
}
