import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { type Answer, at, fakeServer } from './fake-server.ts';
import { chapter, renderTab } from './render-tab.tsx';

type Page = { _id: string; pageNumber: number; content: string; updatedAt: string; variants?: object };
export const pageOf = (n: number, content: string): Page => ({
  _id: `p${n}`,
  pageNumber: n,
  content,
  updatedAt: at(n),
});
export const forces = (pages: Page[]) => ({
  _id: 'forces',
  name: 'Forces',
  description: '',
  chapter: { _id: chapter._id },
  pages,
  updatedAt: at(0),
});

/** A fake server with one topic of two pages, which stores saved pages. */
export function startServer(first = [pageOf(1, 'First text'), pageOf(2, 'Second text')]) {
  let pages = first;
  const changed = (next: Page[]): Answer => {
    pages = next;
    return { data: forces(pages) };
  };
  return fakeServer({
    'content.topics.list': () => ({ data: [forces(pages)] }),
    'content.subjects.list': () => ({ data: [] }),
    'content.topics.updatePage': (input) => {
      const { pageId, content, variants } = input as Page & { pageId: string };
      return changed(
        pages.map((page) => (page._id === pageId ? { ...page, content, variants, updatedAt: at(30) } : page)),
      );
    },
    'content.topics.addPage': (input) =>
      changed([...pages, pageOf(pages.length + 1, (input as { content: string }).content)]),
    'content.topics.deletePage': (input) =>
      changed(pages.filter(({ _id }) => _id !== (input as { pageId: string }).pageId)),
  });
}

/** Opens the tab with the first page in the editor. */
export async function openFirstPage() {
  const tab = renderTab(NotesTab);
  await tab.user.click(await screen.findByRole('button', { name: /^Forces 2 pages/ }));
  await tab.user.click(await screen.findByRole('button', { name: /^Page 1 First text/ }));
  await screen.findByRole('heading', { name: 'Edit Page' });
  return tab;
}

function editor(): Editor {
  const element = document.querySelector('.ProseMirror') as (HTMLElement & { editor?: Editor }) | null;
  if (!element?.editor) throw new Error('there is no editor');
  return element.editor;
}
export const type = (text: string) =>
  act(() => void editor().commands.insertContentAt(editor().state.doc.content.size - 1, text));
export const shown = () => editor().getText();
