import type { User } from '@repo/contracts/auth';
import type { Paper } from '@repo/contracts/content';
import { flattenBulk } from '#src/content/library/flatten-bulk.ts';
import { activateLibrary } from '#src/content/library/library.ts';
import { ownerOf } from '#src/content/library/load-library.ts';
import { withoutContent } from '#src/content/library/stored-library.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { makeUser } from './users.ts';

export const question = { question: 'Q', options: ['a', 'b'], correctAnswer: 0, explanation: '' };

/**
 * Opens two subjects of three chapters, 's1-c1' to 's2-c3', each with notes, summary, cards, a test and a written question.
 * @param bare chapters with neither notes, summary nor test
 * @param missing chapters that are not on this device
 */
export function openChapters({
  locked = [],
  bare = [],
  missing = [],
  papers = [],
  user = makeUser(),
}: {
  locked?: readonly string[];
  bare?: readonly string[];
  missing?: readonly string[];
  papers?: readonly Paper[];
  user?: User;
} = {}) {
  const reply = makeBulkReply();
  for (const chapter of reply.data.subjects.flatMap(({ chapters }) => chapters)) {
    chapter.isLocked = locked.includes(chapter._id);
    chapter.isAllContentAvailable = true;
    for (const one of chapter.tests) one.questions = [question] as never;
    if (bare.includes(chapter._id)) Object.assign(chapter, { topics: [], summaries: [], tests: [] });
  }
  Object.assign(reply.data, { papers });
  const flat = flattenBulk(reply, { owner: ownerOf(user), etag: null });
  activateLibrary(flat && withoutContent(flat, new Set(missing)));
}
