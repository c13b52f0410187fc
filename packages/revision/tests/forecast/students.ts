import { createRandom, seedOf } from '#src/chance/seeded.ts';
import { assumptions, logistic, unknownDifficulties } from '#src/forecast/assumptions.ts';
import { finished } from '#src/forecast/forecast.ts';
import { setPaper, sitPaper } from '#src/forecast/papers.ts';
import { simulating } from '#src/forecast/simulate.ts';
import { type ChapterNow, type FirstAnswer, layoutOf } from '#src/forecast/subject.ts';
import { science } from './science.ts';

/** Kinds of classes that each differ a little from the forecast's assumptions. */
export const classes = {
  'as assumed, four fifths read': { mean: 0, spread: 1, readShare: 0.8 },
  'stronger, all read': { mean: 0.8, spread: 0.9, readShare: 1 },
  'weaker, half read': { mean: -0.7, spread: 1.2, readShare: 0.5 },
};
export type ClassName = keyof typeof classes;

const layout = layoutOf(science);
/** Luck on the day, different from the assumed luck. */
const trueLuck = { questionLuck: 1, paperLuck: 0.25, guess: 0.25 };

/**
 * A simulated student with answers, their forecast, and the marks of a paper they then sit. The student
 * forgets, slips and varies differently from the assumptions, and difficulties are only roughly known.
 */
function examine(name: ClassName, answerCount: number, seed: number, isDifficultyKnown: boolean) {
  const { mean, spread, readShare } = classes[name];
  const chance = createRandom(seedOf(seed, answerCount, name.length));
  const ability = mean + spread * chance.normal();
  const units = science.units.map(() => 0.6 * chance.normal());
  const forgetting = 1.6 * chance.spread(0.3);
  const chapters = layout.unitOf.map((unit) => {
    const isRead = chance.unit() < readShare;
    const gap = isRead ? 0 : -1.2 + 0.6 * chance.normal();
    const logit = ability + (units[unit] ?? 0) + 0.5 * chance.normal() + gap;
    return { isRead, logit, recall: isRead ? 0.6 + 0.38 * chance.unit() : 1 };
  });
  const read = chapters.flatMap(({ isRead }, at) => (isRead ? [at] : []));
  const answers = Array.from({ length: read.length > 0 ? answerCount : 0 }, (): FirstAnswer => {
    const at = read[Math.floor(chance.unit() * read.length)] ?? 0;
    const { logit, recall } = chapters[at] ?? { logit: 0, recall: 1 };
    const difficulty = 0.9 * chance.normal();
    const ageDays = 60 * chance.unit() * chance.unit();
    const recallThen = Math.min(0.99, recall + 0.2 * chance.unit());
    const clarity = chance.spread(0.3);
    const share = logistic(
      clarity * (logit - 0.3 * (ageDays / 60) - forgetting * (1 - recallThen) - difficulty),
    );
    return {
      chapterId: layout.chapterIds[at] ?? '',
      isRight: chance.unit() < 0.26 + 0.72 * share,
      ageDays,
      difficulty: isDifficultyKnown ? difficulty + 0.5 * chance.normal() : 0,
      recall: Math.min(1, Math.max(0.3, recallThen + 0.05 * chance.normal())),
      isOnReadingDay: false,
    };
  });
  const now = new Map(
    chapters.map(({ isRead, recall }, at): [string, ChapterNow] => [
      layout.chapterIds[at] ?? '',
      { isRead, recall },
    ]),
  );
  const known = isDifficultyKnown ? assumptions : unknownDifficulties;
  const { middle, low, high } = finished(simulating(science, answers, now, known, seed + 1));
  const logits = chapters.map(
    ({ isRead, logit, recall }) => logit - (isRead ? forgetting * (1 - recall) : 0),
  );
  const marks = sitPaper(setPaper(science, layout, chance), logits, trueLuck, chance);
  return { isHeld: low <= marks && marks <= high, width: high - low, error: Math.abs(middle - marks) };
}

/**
 * The results of a simulated class, with seeds not used for tuning.
 * @param isDifficultyKnown false: all questions count as average, as in the app
 */
export function examineClass(
  name: ClassName,
  answerCount: number,
  studentCount: number,
  isDifficultyKnown = true,
) {
  const found = Array.from({ length: studentCount }, (_, student) =>
    examine(name, answerCount, 500_003 + student, isDifficultyKnown),
  );
  const mean = (of: (one: (typeof found)[number]) => number) =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  return {
    heldShare: mean(({ isHeld }) => (isHeld ? 1 : 0)),
    width: mean(({ width }) => width),
    error: mean(({ error }) => error),
  };
}
