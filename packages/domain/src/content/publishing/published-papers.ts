import type { Paper } from '@repo/contracts/content';
import { papers } from '@repo/db/schema';
import { asc } from 'drizzle-orm';
import type { Transaction } from '#src/transactions.ts';
import { presentPaper } from '../drafts/present-content.ts';

/** How the fragment of a version starts that holds its papers; no other fragment does. */
const start = ',"papers":';

/** The papers as they stand in the bulk reply, a fragment of their own. */
export const papersText = (papers: readonly Paper[]): string => start + JSON.stringify(papers);

/** The papers of a fragment; null when it holds something else. */
export function readPapersText(text: string): Paper[] | null {
  return text.startsWith(start) ? (JSON.parse(text.slice(start.length)) as Paper[]) : null;
}

/** All papers in their order. @param chapterIds others are not named in them */
export async function readDraftPapers(tx: Transaction, chapterIds: ReadonlySet<string>): Promise<Paper[]> {
  const rows = await tx.select().from(papers).orderBy(asc(papers.position), asc(papers.id));
  return rows.map((row) => presentPaper(row, chapterIds));
}

/** The papers that a publish would freeze. @param chapterIds the chapters that are published with them */
export async function readAvailablePapers(
  tx: Transaction,
  chapterIds: ReadonlySet<string>,
): Promise<Paper[]> {
  return (await readDraftPapers(tx, chapterIds)).filter(({ isAvailable }) => isAvailable);
}
