import { questionGroups } from '@repo/contracts/items/question-kinds';
import { reachableCounts } from '@repo/contracts/practice.rules';
import { seededRandom, shuffled } from '@repo/contracts/seeded-random';
import type { PracticeQuestion, PracticeSet } from '#src/study/questions/kept-practice.ts';
import type { PracticeChapter } from './pool.ts';

type Group = PracticeQuestion[];
/** Remaining question groups of a chapter, and how many questions were taken. */
type Stack = { groups: Group[]; asked: number };

/** Questions of a chapter grouped: those of a case together. */
function groupsOf({ chapterId, questions }: PracticeChapter): Group[] {
  return questionGroups(questions).map(({ first, count }) =>
    questions.slice(first, first + count).map((question) => ({ ...question, chapterId })),
  );
}

/**
 * Takes the next group from the chapter with the fewest questions so far, if the rest can still be filled
 * exactly.
 */
function takeNext(stacks: readonly Stack[], left: number): Group | null {
  const sizes = stacks.flatMap(({ groups }) => groups.map(({ length }) => length));
  const fits = new Map<number, boolean>();
  for (const size of new Set(sizes)) {
    const others = sizes.toSpliced(sizes.indexOf(size), 1);
    fits.set(size, size <= left && reachableCounts(others, left)[left - size] === true);
  }
  for (const stack of stacks.toSorted((one, other) => one.asked - other.asked)) {
    const at = stack.groups.findIndex(({ length }) => fits.get(length));
    const [group] = at < 0 ? [] : stack.groups.splice(at, 1);
    if (!group) continue;
    stack.asked += group.length;
    return group;
  }
  return null;
}

/** Whole groups with `count` questions in total; if impossible, the nearest lower number. */
function deal(stacks: readonly Stack[], count: number): Group[] {
  const sizes = stacks.flatMap(({ groups }) => groups.map(({ length }) => length));
  let left = reachableCounts(sizes, count).lastIndexOf(true);
  const dealt: Group[] = [];
  for (;;) {
    const group = left > 0 ? takeNext(stacks, left) : null;
    if (!group) return dealt;
    dealt.push(group);
    left -= group.length;
  }
}

/**
 * Picks up to `count` questions of these chapters in random order, one chapter after the other, so that each
 * is included if possible. Cases stay together and whole; if whole cases don't add up to `count`, there are
 * fewer. The same seed gives the same practice.
 */
export function mixQuestions(chapters: readonly PracticeChapter[], count: number, seed: number): PracticeSet {
  const random = seededRandom(seed);
  const stacks = shuffled(chapters, random).map(
    (chapter): Stack => ({ groups: shuffled(groupsOf(chapter), random), asked: 0 }),
  );
  const questions = shuffled(deal(stacks, count), random).flat();
  const asked = new Set(questions.map(({ chapterId }) => chapterId));
  const places = chapters
    .filter(({ chapterId }) => asked.has(chapterId))
    .map(({ questions: _, ...place }) => place);
  return { questions, places };
}
