import * as adminMessages from '@repo/contracts/messages/admin';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import type { fakeServer } from './fake-server.ts';
import { openEditor, openPapers, startServer as startPapers } from './papers-app.ts';
import { answerYes, publish, startServer as startPublishing } from './publish-app.ts';
import { renderTab } from './render-tab.tsx';
import { inHours, renderOpenTool, renderTool } from './render-tool.tsx';
import { openReports } from './reports-app.ts';
import { light, open as openTool, physics, startServer as startSidebar } from './sidebar-app.ts';
import { startTopics } from './unsaved-servers.ts';

type Opened = { user: UserEvent; server: ReturnType<typeof fakeServer> };

/** A form whose field can be edited while its request is in flight. */
export type FormCase = {
  /** Opens the form. */
  open: () => Promise<Opened>;
  /** The procedure that saves the form. */
  procedure: string;
  /** The procedure that saves it again, if the first one creates it. */
  later?: string;
  field: () => Promise<HTMLElement>;
  /** Saves the form; by default Enter in the field. */
  save?: (user: UserEvent) => Promise<unknown>;
  /** The text typed before the first request, and its replacement during the request. */
  texts?: readonly [string, string];
};

const names = ['Waves', 'Waves and rays'] as const;
const ctrlS = (user: UserEvent) => user.keyboard('{Control>}s{/Control}');
const press = async (user: UserEvent, name: string) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const choose = async (user: UserEvent, of: string, name: string) => {
  await press(user, `More for ${of}`);
  await user.click(await screen.findByRole('menuitem', { name }));
};
const startTool = async () => {
  const server = startSidebar();
  server.answers['content.chapters.create'] = (input) => ({
    data: { ...light, _id: 'c', ...(input as object) },
  });
  return { server, user: await openTool() };
};
const nextYear = new Date().getUTCFullYear() + 1;
const expected = { year: nextYear, sitting: 'first', startsOn: `${nextYear}-12-15`, isExpected: true };

/** Forms without a draft, or whose editor opens only inside the whole tool. */
export const formCases: Record<string, FormCase> = {
  'a paper': {
    open: openEditor,
    procedure: 'content.papers.update',
    field: () => screen.findByLabelText('Name'),
    save: ctrlS,
  },
  'a copied paper': {
    async open() {
      const opened = await openPapers();
      await choose(opened.user, '“Science 2025-26”', 'Copy for another year');
      await screen.findByRole('dialog', { name: 'Copy for another year' });
      return opened;
    },
    procedure: 'content.papers.create',
    later: 'content.papers.update',
    field: () => screen.findByLabelText('Name'),
    save: ctrlS,
  },
  'a date of the board': {
    async open() {
      const server = startPapers([]);
      let dates = [expected];
      server.answers['admin.boardDates'] = () => ({ data: dates });
      server.answers['admin.setBoardDate'] = (input) => {
        dates = [{ ...expected, startsOn: (input as typeof expected).startsOn, isExpected: false }];
        return { data: dates };
      };
      const user = await openTool();
      await user.click(screen.getByRole('link', { name: 'Board papers' }));
      return { server, user };
    },
    procedure: 'admin.setBoardDate',
    field: () => screen.findByLabelText(`Board exam ${nextYear}`),
    save: (user) => press(user, 'Save'),
    texts: [`${nextYear}-11-10`, `${nextYear}-11-20`],
  },
  'the colour of a subject': {
    async open() {
      const opened = await startTool();
      await choose(opened.user, 'Physics', 'Colour');
      return opened;
    },
    procedure: 'content.subjects.update',
    field: () => screen.findByLabelText('Hex colour'),
    texts: ['#aa0000', '#00aa00'],
    save: ctrlS,
  },
  'the name of a subject': {
    async open() {
      const opened = await startTool();
      await choose(opened.user, 'Physics', 'Rename');
      return opened;
    },
    procedure: 'content.subjects.update',
    field: () => screen.findByLabelText(/^New name of/),
  },
  'the name of a chapter': {
    async open() {
      const opened = await startTool();
      await press(opened.user, 'Physics');
      await choose(opened.user, 'Light', 'Rename');
      return opened;
    },
    procedure: 'content.chapters.update',
    field: () => screen.findByLabelText(/^New name of/),
  },
  'a new subject': {
    async open() {
      const opened = await startTool();
      await press(opened.user, 'Add subject');
      return opened;
    },
    procedure: 'content.subjects.create',
    later: 'content.subjects.update',
    field: () => screen.findByLabelText('New subject'),
  },
  'a new chapter': {
    async open() {
      const opened = await startTool();
      await press(opened.user, 'Physics');
      await press(opened.user, 'Add chapter');
      return opened;
    },
    procedure: 'content.chapters.create',
    later: 'content.chapters.update',
    field: () => screen.findByLabelText(`New chapter in ${physics.name}`),
  },
  'the name of a topic': {
    async open() {
      const server = startTopics();
      const { user } = renderTab(NotesTab);
      await choose(user, 'Forces', 'Rename');
      return { server, user };
    },
    procedure: 'content.topics.update',
    field: () => screen.findByLabelText(/^New name of/),
  },
};

/** A form that takes no text while its request is in flight, because the reply closes it. */
export type ClosedCase = {
  /** Opens the form, filled in. */
  open: () => Promise<Opened>;
  procedure: string;
  /** Sends the form. */
  send: (user: UserEvent) => Promise<unknown>;
};

const shownDialog = async () => within(await screen.findByRole('dialog'));

export const closedCases: Record<string, ClosedCase> = {
  'the thank-you for a report': {
    async open() {
      const opened = await openReports();
      const buttons = await screen.findAllByRole('button', { name: /^Mark as solved/ });
      await opened.user.click(buttons[0] as HTMLElement);
      return opened;
    },
    procedure: 'admin.solveReports',
    send: async (user) => user.click((await shownDialog()).getByRole('button', { name: 'Mark as solved' })),
  },
  'the note of a version': {
    async open() {
      const server = startPublishing(null);
      const user = renderOpenTool();
      await user.click(await publish());
      return { server, user };
    },
    procedure: 'admin.publish',
    send: async (user) => user.click(await answerYes()),
  },
  'the login': {
    async open() {
      const server = startPublishing(null);
      server.answers['admin.verify'] = () => ({
        data: { token: 'fresh', expiresAt: inHours(8), message: adminMessages.adminGranted },
      });
      const user = renderTool();
      await user.type(await screen.findByLabelText('Admin password'), 'right');
      return { server, user };
    },
    procedure: 'admin.verify',
    send: (user) => press(user, 'Verify Admin Access'),
  },
};

/** The text that is sent first, and the one typed during the request. */
export const textsOf = ({ texts = names }: FormCase) => texts;

/** Replaces the text in a form's field. */
export async function fill({ field }: FormCase, text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}

/** Saves a form as a teacher does. */
export async function saveForm({ field, save }: FormCase, user: UserEvent): Promise<void> {
  if (save) return void (await save(user));
  (await field()).focus();
  await user.keyboard('{Enter}');
}
