import type { MemeDraft } from '@repo/contracts/content.drafts';
import { fakeServer } from './fake-server.ts';
import { chapter } from './render-tab.tsx';

export const updatedAt = new Date(Date.UTC(2026, 10, 21, 11, 0)).toISOString();
export const meme = (id: string, alt: string): MemeDraft => ({
  _id: id,
  imageUrl: `https://a.example/${id}.png`,
  alt,
  chapter: { _id: chapter._id },
  subject: { _id: chapter.subjectId },
  updatedAt,
});

/** A fake server that stores a chapter's memes. */
export function startServer(first: MemeDraft[]) {
  let memes = first;
  return fakeServer({
    'content.memes.list': () => ({ data: memes }),
    'content.memes.create': (input) => {
      const made = { ...meme(`new-${memes.length}`, ''), ...(input as { imageUrl: string; alt: string }) };
      const stored = { ...made, chapter: { _id: chapter._id }, subject: { _id: chapter.subjectId } };
      memes = [...memes, stored];
      return { data: stored };
    },
    'content.memes.delete': () => ({ data: meme('a', '') }),
    'content.memes.reorder': (input) => ({ data: { ids: (input as { ids: string[] }).ids } }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
}
