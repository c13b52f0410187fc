import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isListOf, isText } from '#src/platform/storage/schema.ts';

/** Ten papers in each of three subjects, about 300 bytes each. */
const papersMax = 30;

/** The server's results don't name questions, and a paper's sheet is overwritten by the next one. */
const stored = persisted<string[][]>({
  key: 'asked-before-',
  scope: 'student',
  area: 'local',
  schema: guarded(isListOf(isListOf(isText))),
  fallback: [],
});

/** Question keys of papers this student started or printed on this device, latest paper last. */
export const askedBefore = (userId: string): string[][] => stored.get(userId);

/** Records the questions of a paper; recording it twice changes nothing. */
export function noteAsked(userId: string, keys: string[]): void {
  const papers = askedBefore(userId);
  if (papers.at(-1)?.join() === keys.join()) return;
  stored.set([...papers, keys].slice(-papersMax), userId);
}
