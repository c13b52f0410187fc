import { unanswered } from '@repo/contracts/limits/progress';
import { outcomeOf, wholeResults } from '@repo/contracts/progress.rules';
import { grades } from '@repo/revision/grades';
import { questionItem } from '@repo/revision/item-hash';
import { api } from '#src/platform/api/api.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';
import { readStates } from './read-states.ts';
import { type NotedReview, reviewSender } from './send-reviews.ts';

/** The student whose earlier results were read on this device. */
const noted = persisted<string, null>({
  key: 'earlier-mistakes',
  scope: 'student',
  area: 'local',
  schema: guarded(isText),
  fallback: null,
});

/**
 * Records mistakes in quizzes taken before Super, and later right answers to them, at the time of each quiz.
 * Runs once per device, after the reviews of other devices were read: items that have reviews are skipped.
 * @throws as the call does
 */
export async function noteEarlierMistakes(userId: string): Promise<void> {
  if (noted.get() === userId) return;
  const results = wholeResults(await api.progress.testResults.query());
  const states = await readStates(userId);
  const missed = new Set<string>();
  const reviews: NotedReview[] = [];
  for (const { chapterId, testId, answers, typed, createdAt } of results.toReversed()) {
    for (const [at, question] of testId.questions.entries()) {
      const given = answers[at] ?? unanswered;
      const item = questionItem(chapterId._id, question);
      const isRight = outcomeOf(question, given, (typed?.[at] ?? null) !== null);
      if (isRight === null || states.has(item) || (isRight && !missed.has(item))) continue;
      missed.add(item);
      const grade = isRight ? grades.good : grades.again;
      const review = { kind: 'review', grade, item, chapterId: chapterId._id } as const;
      reviews.push({ ...review, clockMs: Date.parse(createdAt) });
    }
  }
  if (reviews.length > 0) await reviewSender.note(userId, reviews, 'quiz').stored;
  noted.set(userId);
}
