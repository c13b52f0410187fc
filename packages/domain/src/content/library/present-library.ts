import type { LibraryPaper } from '@repo/contracts/library';
import { paperTitle } from '@repo/contracts/papers.rules';
import { chapters, papers, subjects } from '@repo/db/schema';
import type { Transaction } from '#src/transactions.ts';

/** The existing drafts, by name: a library adds only others. */
export type Present = Awaited<ReturnType<typeof readPresent>>;

export async function readPresent(tx: Transaction) {
  return {
    subjects: await tx.select({ id: subjects.id, name: subjects.name }).from(subjects),
    chapters: await tx
      .select({ id: chapters.id, name: chapters.name, subjectId: chapters.subjectId })
      .from(chapters),
    papers: await tx.select({ id: papers.id, name: papers.name, year: papers.year }).from(papers),
  };
}

/** Normalizes a name: case and outer spaces don't matter. */
export const plain = (name: string) => name.trim().toLowerCase();

export const subjectLike = (present: Present, { name }: { name: string }) =>
  present.subjects.find((subject) => plain(subject.name) === plain(name));

/** Whether a paper of the same name and session exists. */
export const hasPaper = (present: Present, paper: Pick<LibraryPaper, 'name' | 'year'>) =>
  present.papers.some((each) => plain(paperTitle(each)) === plain(paperTitle(paper)));
