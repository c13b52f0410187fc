import { persisted } from '#src/storage/persisted.ts';
import { guarded, isListOf, isText } from '#src/storage/schema.ts';

/** Ten papers of each of three subjects, at about 300 bytes a paper. */
const papersMax = 30;

/** The server's results name no questions, and the sheet of a paper lasts only until the next one. */
const stored = persisted<string[][]>({
  key: 'asked-before-',
  scope: 'student',
  area: 'local',
  schema: guarded(isListOf(isListOf(isText))),
  fallback: [],
});

/** The keys of the questions in the papers this student began or printed on this device, the latest paper last. */
export const askedBefore = (userId: string): string[][] => stored.get(userId);

/** Remembers the questions of a paper; the same paper again changes nothing. */
export function noteAsked(userId: string, keys: string[]): void {
  const papers = askedBefore(userId);
  if (papers.at(-1)?.join() === keys.join()) return;
  stored.set([...papers, keys].slice(-papersMax), userId);
}
