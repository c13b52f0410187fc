import type { Paper } from '@repo/contracts/content';
import { papers } from '@repo/db/schema';
import { asc } from 'drizzle-orm';
import type { Transaction } from '#src/transactions.ts';
import { presentPaper } from '../drafts/present-content.ts';

/** Only the fragment with the version's papers starts like this. */
const start = ',"papers":';

/** The papers in the bulk reply, as their own fragment. */
export const papersText = (papers: readonly Paper[]): string => start + JSON.stringify(papers);

/** The papers of a fragment; null for any other fragment. */
export function readPapersText(text: string): Paper[] | null {
  return text.startsWith(start) ? (JSON.parse(text.slice(start.length)) as Paper[]) : null;
}

/** All papers in order. @param chapterIds the only chapters they may name */
export async function readDraftPapers(tx: Transaction, chapterIds: ReadonlySet<string>): Promise<Paper[]> {
  const rows = await tx.select().from(papers).orderBy(asc(papers.position), asc(papers.id));
  return rows.map((row) => presentPaper(row, chapterIds));
}

/** The papers that a publish would freeze. @param chapterIds the chapters published with them */
export async function readAvailablePapers(
  tx: Transaction,
  chapterIds: ReadonlySet<string>,
): Promise<Paper[]> {
  return (await readDraftPapers(tx, chapterIds)).filter(({ isAvailable }) => isAvailable);
}
