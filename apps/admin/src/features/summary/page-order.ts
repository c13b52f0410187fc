import type { SummaryDraft } from '@repo/contracts/content.drafts';
import { inOrder } from '#src/chapter-items/list-order.ts';

/** The summary with its pages in this order, renumbered. */
export function withPageOrder(summary: SummaryDraft, pageIds: readonly string[]): SummaryDraft {
  const pages = inOrder(summary.pages, pageIds).map((page, index) => ({ ...page, pageNumber: index + 1 }));
  return { ...summary, pages };
}
