import type { FirstAnswers } from '@repo/contracts/first-answers';
import {
  type ChapterLevel,
  type ChapterNow,
  evidenceOf,
  type FirstAnswer,
  type Forecast,
  seedFor,
  trustInTicks,
  type UnitGain,
  unknownDifficulties,
  workingOutStanding,
} from '@repo/revision/forecast';
import { dayOf } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { readSeenTicks } from '#src/platform/session/seen-ticks.ts';
import { type ExaminedPaper, examinedPapers } from './examined-papers.ts';
import { firstOfAll, type MetQuestion } from './noted-answers.ts';
import { type RecallOf, recallOfCards } from './recall-of-cards.ts';
import { createPause, inSlices, type Pause } from './slices.ts';

type Levelled = { id: string; name: string; level: ChapterLevel };

/** A student's standing in one board paper. */
export type PaperStanding = Pick<ExaminedPaper, 'id' | 'name' | 'noFigure'> & {
  /** The forecast; null when `noFigure` gives a reason. */
  forecast: Forecast | null;
  /** `chapterId` is the open chapter of the unit with the lowest level; '' without one. */
  gains: (UnitGain & { chapterId: string })[];
  subjects: (Levelled & { chapters: Levelled[] })[];
};

type Known = {
  told: FirstAnswers['chapters'];
  met: readonly MetQuestion[];
  recallOf: RecallOf;
  today: number;
};

/** Answers to questions of these chapters that count. Difficulties are unknown: all are taken as average. */
function answersIn(chapterIds: ReadonlySet<string>, { told, met, recallOf, today }: Known): FirstAnswer[] {
  const readDays = new Map(told.map((chapter) => [chapter.chapterId, chapter.readDays]));
  const answerOf = (chapterId: string, isRight: boolean, atMs: number): FirstAnswer => {
    const day = Math.min(today, dayOf(atMs));
    const isOnReadingDay = readDays.get(chapterId)?.includes(day) ?? false;
    const recall = recallOf(chapterId, day) ?? 1;
    return { chapterId, isRight, ageDays: today - day, difficulty: 0, recall, isOnReadingDay };
  };
  const checked = met.flatMap(({ chapterId, isRight, atMs }) =>
    isRight === null || !chapterIds.has(chapterId) ? [] : [answerOf(chapterId, isRight, atMs)],
  );
  const ticked = told
    .filter(({ chapterId }) => chapterIds.has(chapterId))
    .flatMap(({ chapterId, written = [] }) =>
      written.map(({ halves, outOfHalves, atMs }) => ({
        ...{ share: halves / outOfHalves, outOf: outOfHalves / 2 },
        answer: answerOf(chapterId, halves * 2 >= outOfHalves, atMs),
      })),
    );
  const trust = trustInTicks(checked, ticked);
  return [
    ...checked,
    ...ticked.map(({ share, outOf, answer }) => ({
      ...answer,
      selfMarked: { share, weight: evidenceOf({ outOf }, trust) },
    })),
  ];
}

/** State of the chapters. A chapter completed here counts before the server knows. */
function chaptersNow(
  userId: string,
  subjects: ExaminedPaper['subjects'],
  { told, recallOf, today }: Known,
): Map<string, ChapterNow> {
  const byChapter = new Map(told.map((chapter) => [chapter.chapterId, chapter]));
  return new Map(
    subjects.flatMap(({ id: subjectId, chapterIds }) => {
      const seen = new Set(readSeenTicks(userId, subjectId));
      return chapterIds.map((chapterId): [string, ChapterNow] => {
        const recall = recallOf(chapterId, today);
        const chapter = byChapter.get(chapterId);
        const isRead = (chapter?.isFinished ?? false) || seen.has(chapterId);
        const isBegun = (chapter?.isBegun ?? false) || recall !== null;
        return [chapterId, { isRead, isBegun, recall: recall ?? 1 }];
      });
    }),
  );
}

const levelOrder: readonly ChapterLevel[] = ['new', 'learning', 'steady', 'examReady'];

/** The open chapter with the lowest level; '' without one. */
function weakestOpen(
  library: Library,
  chapterIds: readonly string[],
  levels: ReadonlyMap<string, ChapterLevel>,
): string {
  const orderOf = (id: string) => levelOrder.indexOf(levels.get(id) ?? 'new');
  const [weakest = ''] = chapterIds
    .filter((id) => library.findChapter(id)?.isLocked === false)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  return weakest;
}

async function standingOf(
  userId: string,
  library: Library,
  { id, name, examined, noFigure, subjects }: ExaminedPaper,
  known: Known,
  pause: Pause,
): Promise<PaperStanding> {
  const chapterIds = new Set(subjects.flatMap((subject) => subject.chapterIds));
  const work = workingOutStanding(
    examined,
    answersIn(chapterIds, known),
    chaptersNow(userId, subjects, known),
    { seed: seedFor(userId, known.today), known: unknownDifficulties, groups: subjects },
  );
  const { forecast, gains, levels, groupLevels } = await inSlices(work, pause);
  return {
    ...{ id, name, noFigure },
    gains: gains.map((gain) => {
      const unit = examined.units.find((one) => one.id === gain.unitId);
      return { ...gain, chapterId: weakestOpen(library, unit?.chapterIds ?? [], levels) };
    }),
    forecast: noFigure ? null : forecast,
    subjects: subjects.map((subject) => ({
      ...{ id: subject.id, name: subject.name, level: groupLevels.get(subject.id) ?? 'new' },
      chapters: subject.chapterIds.map((chapterId) => ({
        id: chapterId,
        name: library.findChapter(chapterId)?.name ?? '',
        level: levels.get(chapterId) ?? 'new',
      })),
    })),
  };
}

/**
 * The student's standing in each board paper, from the first answers known to the server and this device's
 * data. The result is stable all day unless something is answered or reviewed. Pauses often, so that taps
 * stay responsive.
 */
export async function whereIStand(
  userId: string,
  library: Library,
  { chapters: told }: FirstAnswers,
  pause: Pause = createPause(),
): Promise<PaperStanding[]> {
  const recallOf = await recallOfCards(userId, library, pause);
  const ofServer = told.flatMap(({ chapterId, answers }) =>
    answers.map((answer): MetQuestion => ({ chapterId, ...answer })),
  );
  const known = { told, met: firstOfAll(userId, ofServer), recallOf, today: dayOf(Date.now()) };
  const standings: PaperStanding[] = [];
  for (const paper of examinedPapers(library)) {
    standings.push(await standingOf(userId, library, paper, known, pause));
    await pause();
  }
  return standings;
}
