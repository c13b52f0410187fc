import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { at, fakeServer, staleEdit } from './fake-server.ts';
import { chapter, renderTab } from './render-tab.tsx';

export const optics: MindmapDraft = {
  _id: 'optics',
  title: 'Optics',
  chapter: { _id: chapter._id },
  ...layOutMindmap({
    text: 'Light',
    children: [{ text: 'Mirrors', children: [{ text: 'Concave' }, { text: 'Convex' }] }, { text: 'Lenses' }],
  }),
  updatedAt: at(0),
};

/** A fake server that stores a chapter's maps and rejects stale edits. */
export function startServer(first: MindmapDraft[]) {
  let maps = first;
  const server = fakeServer({
    'content.mindmaps.list': () => ({ data: maps }),
    'content.mindmaps.create': (input) => {
      const { chapter: id, ...fields } = input as Omit<MindmapDraft, 'chapter'> & { chapter: string };
      const made = { ...fields, _id: `new-${maps.length}`, chapter: { _id: id }, updatedAt: at(20) };
      maps = [...maps, made];
      return { data: made };
    },
    'content.mindmaps.update': (input) => {
      const { id, seenUpdatedAt, ...fields } = input as MindmapDraft & { id: string; seenUpdatedAt: string };
      const known = maps.find(({ _id }) => _id === id);
      if (known && seenUpdatedAt !== known.updatedAt) return staleEdit(known);
      const changed = { ...known, ...fields, updatedAt: at(30) } as MindmapDraft;
      maps = maps.map((one) => (one._id === id ? changed : one));
      return { data: changed };
    },
    'content.mindmaps.delete': (input) => {
      const gone = maps.find(({ _id }) => _id === (input as { id: string }).id);
      maps = maps.filter((map) => map !== gone);
      return { data: gone };
    },
    'content.mindmaps.reorder': (input) => ({ data: { ids: (input as { ids: string[] }).ids } }),
    'content.subjects.list': () => ({ data: [] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });
  return Object.assign(server, {
    sent: (name: string) => server.inputsOf(`content.mindmaps.${name}`),
    /** Someone else saves. */
    change: (fields: Partial<MindmapDraft>) => {
      maps = maps.map((one) => ({ ...one, ...fields }));
    },
  });
}

export const node = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function openEditor(first: MindmapDraft[] = [optics]) {
  const server = startServer(first);
  const { user } = renderTab(MindmapTab);
  await user.click(await button(first.length === 0 ? 'New mindmap' : 'Edit Optics'));
  await screen.findByRole('dialog', { name: first.length === 0 ? 'New mindmap' : 'Edit mindmap' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-idea')).toBe('root'));
  return { server, user };
}

/** Adds a child to the selected node by keyboard. */
export async function addChild(user: UserEvent, text: string): Promise<void> {
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('textbox', { name: 'Text of “New Node”', hidden: true });
  await user.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(text));
}
