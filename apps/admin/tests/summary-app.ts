import type { SummaryDraft } from '@repo/contracts/content.drafts';
import { type Answer, at, fakeServer } from './fake-server.ts';
import { chapter } from './render-tab.tsx';

export const page = (id: string, pageNumber: number, content = '') => ({
  _id: id,
  pageNumber,
  content,
  updatedAt: at(0),
});
export const summary = (id: string, title: string, pages = [page(`${id}-1`, 1)]): SummaryDraft => ({
  _id: id,
  title,
  chapter: { _id: chapter._id },
  pages,
  updatedAt: at(0),
});

/** A server that keeps a chapter's summaries. */
export function startServer(first: SummaryDraft[]) {
  let summaries = first;
  const change = (id: string, by: (one: SummaryDraft) => SummaryDraft): Answer => {
    summaries = summaries.map((one) => (one._id === id ? by(one) : one));
    return { data: summaries.find(({ _id }) => _id === id) };
  };
  return fakeServer({
    'content.summaries.list': () => ({ data: summaries }),
    'content.summaries.create': (input) => {
      const made = summary('made', (input as { title: string }).title.trim());
      summaries = [...summaries, made];
      return { data: made };
    },
    'content.summaries.update': (input) => {
      const { id, title } = input as { id: string; title: string };
      return change(id, (one) => ({ ...one, title }));
    },
    'content.summaries.addPage': (input) =>
      change((input as { summaryId: string }).summaryId, (one) => ({
        ...one,
        pages: [...one.pages, page(`added-${one.pages.length}`, one.pages.length + 1)],
      })),
    'content.summaries.updatePage': (input) => {
      const { summaryId, pageId, content } = input as { summaryId: string; pageId: string; content: string };
      return change(summaryId, (one) => ({
        ...one,
        pages: one.pages.map((each) => (each._id === pageId ? { ...each, content, updatedAt: at(9) } : each)),
      }));
    },
    'content.summaries.deletePage': (input) => {
      const { summaryId, pageId } = input as { summaryId: string; pageId: string };
      return change(summaryId, (one) => ({ ...one, pages: one.pages.filter(({ _id }) => _id !== pageId) }));
    },
    'content.summaries.reorderPages': (input) => ({
      data: { ids: (input as { pageIds: string[] }).pageIds },
    }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
}
