import * as contentMessages from '@repo/contracts/messages/content';
import { screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import { deletionsAtom, flushDeletes } from '#src/editing/pending-deletes.ts';
import { openSubjectAtom } from '#src/features/sidebar/sidebar-state.ts';
import { fakeServer } from './fake-server.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

const now = '2026-11-21T10:00:00.000Z';
const counts = { pages: 3, mindmaps: 0, flashcards: 2, summaries: 1, tests: 1, written: 0, memes: 0 };
export const light = { _id: 'light', name: 'Light', isAllContentAvailable: true, counts, updatedAt: now };
export const physics = {
  _id: 'physics',
  name: 'Physics',
  description: '',
  image: null,
  color: null,
  isAllContentAvailable: false,
  chapters: [light],
  updatedAt: now,
};

/** The server's message. */
function messageOf(noun: 'Subject' | 'Chapter', input: unknown): string {
  const isOn = (input as { isAllContentAvailable?: boolean }).isAllContentAvailable;
  if (isOn === undefined) return contentMessages.itemUpdated(noun);
  return noun === 'Subject'
    ? contentMessages.subjectAvailabilityDone(isOn)
    : contentMessages.chapterAvailabilityDone(isOn);
}

/** A server with one subject that has one chapter. */
export function startServer() {
  let subjects = [physics];
  return fakeServer({
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
    'content.papers.list': () => ({ data: [] }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'content.subjects.list': () => ({ data: subjects }),
    'content.topics.list': () => ({ data: [] }),
    'content.subjects.update': (input) => {
      subjects = subjects.map((subject) => ({ ...subject, ...(input as object) }));
      return { data: { ...subjects[0], message: messageOf('Subject', input) } };
    },
    'content.subjects.create': (input) => {
      const made = { ...physics, _id: 'new', chapters: [], ...(input as object) };
      subjects = [...subjects, made];
      return { data: made };
    },
    'content.chapters.update': (input) => ({
      data: { ...light, ...(input as object), message: messageOf('Chapter', input) },
    }),
    'content.subjects.previewDeletion': () => ({ data: { chapters: 2, studentsWithProgress: 12 } }),
    'content.subjects.delete': () => {
      subjects = [];
      return { data: { subject: physics, deletedChapters: 1 } };
    },
  });
}
/** The tool with its sidebar beside the work. */
export const open = async () => {
  const user = renderOpenTool();
  await screen.findByRole('button', { name: 'Physics' });
  return user;
};

/** A window wide enough for the sidebar beside the work, and a reset after each test. */
export function useSidebar(): void {
  beforeEach(() => {
    // The width from which the sidebar is beside the work.
    vi.stubGlobal('innerWidth', 1280);
  });
  afterEach(async () => {
    await flushDeletes();
    getDefaultStore().set(deletionsAtom, new Set<string>());
    getDefaultStore().set(openSubjectAtom, null);
    leaveTool();
  });
}
