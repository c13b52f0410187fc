import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { MemesTab } from '#src/features/memes/memes-tab.tsx';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { SummaryTab } from '#src/features/summary/summary-tab.tsx';
import { WrittenTab } from '#src/features/written/written-tab.tsx';
import type { TabComponent } from '#src/selection/chapter-tabs.ts';
import type { fakeServer } from './fake-server.ts';
import { startServer as startCards, three } from './flashcards-app.ts';
import { addChild, startServer as startMaps } from './mindmap-app.ts';
import { type } from './notes-app.ts';
import { page, startServer as startSummaries, summary } from './summary-app.ts';
import { startServer as startTests, stored as storedTest } from './tests-app.ts';
import { startStoredMemes, startTopics } from './unsaved-servers.ts';
import { startServer as startWritten } from './written-app.ts';

/** A kind of work in a chapter that would be lost by leaving. */
export type UnsavedCase = {
  Tab: TabComponent;
  server: () => ReturnType<typeof fakeServer>;
  /** The call that saves the typed work. */
  procedure: string;
  /** Opens the form and types something. */
  work: (user: UserEvent) => Promise<void>;
  /** The keys that save; Ctrl+S by default. */
  keys?: string;
  /** The call that saves it again, where the first one creates it. */
  later?: string;
  /** Types on at the current place; by keys by default. */
  typeOn?: (user: UserEvent, text: string) => Promise<unknown>;
  /** Text typed after a save belongs to the next item; this completes that one. */
  nextItem?: (user: UserEvent) => Promise<unknown>;
  /** Whether the form is in a dialog that closes once it is saved. */
  closes: boolean;
};

/** Typed while the first part is being saved; none of its characters is in the first part. */
export const typedLater = 'ωψξ';

/** For a markup editor, which reports typed text a moment later. */
const inEditor = async (_: UserEvent, text: string) => type(text);
const ctrlEnter = '{Control>}{Enter}{/Control}';
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

export const unsavedCases: Record<string, UnsavedCase> = {
  'a new topic': {
    Tab: NotesTab,
    server: startTopics,
    procedure: 'content.topics.create',
    later: 'content.topics.update',
    closes: true,
    async work(user) {
      await press(user, 'Add topic');
      await user.type((await dialog('Add topic')).getByLabelText('Name'), 'Waves');
    },
  },
  'the description of a topic': {
    Tab: NotesTab,
    server: startTopics,
    procedure: 'content.topics.update',
    closes: true,
    async work(user) {
      await press(user, 'More for Forces');
      await user.click(await screen.findByRole('menuitem', { name: 'Edit description' }));
      await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'About');
    },
  },
  'a new page of notes': {
    Tab: NotesTab,
    server: startTopics,
    procedure: 'content.topics.addPage',
    later: 'content.topics.updatePage',
    typeOn: inEditor,
    closes: false,
    async work(user) {
      await press(user, /^Forces 2 pages/);
      await screen.findByRole('heading', { name: 'New Page' });
      type('Third text');
    },
  },
  'a page of notes': {
    Tab: NotesTab,
    server: startTopics,
    procedure: 'content.topics.updatePage',
    typeOn: inEditor,
    closes: false,
    async work(user) {
      await press(user, /^Forces 2 pages/);
      await press(user, /^Page 1 First text/);
      await screen.findByRole('heading', { name: 'Edit Page' });
      type(' and more');
    },
  },
  'a new summary': {
    Tab: SummaryTab,
    server: () => startSummaries([]),
    procedure: 'content.summaries.create',
    later: 'content.summaries.update',
    closes: true,
    async work(user) {
      await press(user, 'Add summary');
      await user.type((await dialog('Add summary')).getByLabelText('Title'), 'Light');
    },
  },
  'the title of a summary': {
    Tab: SummaryTab,
    server: () => startSummaries([summary('s', 'Light')]),
    procedure: 'content.summaries.update',
    closes: true,
    async work(user) {
      await press(user, 'Actions for Light');
      await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      await user.type((await dialog('Rename summary')).getByLabelText('Title'), ' and shade');
    },
  },
  'a page of a summary': {
    Tab: SummaryTab,
    server: () => startSummaries([summary('s', 'Light', [page('p1', 1, 'one')])]),
    procedure: 'content.summaries.updatePage',
    typeOn: inEditor,
    closes: false,
    async work() {
      await screen.findByRole('textbox', { name: 'Light, page 1' });
      type(' more');
    },
  },
  'a new card': {
    Tab: FlashcardsTab,
    server: () => startCards([]),
    procedure: 'content.flashcards.create',
    keys: ctrlEnter,
    async nextItem(user) {
      await user.keyboard('{Tab}');
      await user.type(await screen.findByLabelText('Answer'), 'Another');
    },
    closes: false,
    async work(user) {
      await user.type(await screen.findByLabelText('Question'), 'What is a ray?');
      await user.type(await screen.findByLabelText('Answer'), 'A path');
    },
  },
  'a card': {
    Tab: FlashcardsTab,
    server: () => startCards(three),
    procedure: 'content.flashcards.update',
    closes: true,
    async work(user) {
      await press(user, 'Edit “What is a ray?”');
      await user.type((await dialog('Edit flashcard')).getByLabelText('Answer'), ' of it');
    },
  },
  'a new meme': {
    Tab: MemesTab,
    server: () => startStoredMemes([]),
    procedure: 'content.memes.create',
    later: 'content.memes.update',
    closes: true,
    async work(user) {
      await press(user, 'Add meme');
      await user.type((await dialog('Add meme')).getByLabelText('Image URL'), 'https://a.example/b.png');
    },
  },
  'a meme': {
    Tab: MemesTab,
    server: () => startStoredMemes(),
    procedure: 'content.memes.update',
    closes: true,
    async work(user) {
      await press(user, 'Edit A cat');
      await user.type((await dialog('Edit meme')).getByLabelText('What it shows (optional)'), ' that sleeps');
    },
  },
  'a new test': {
    Tab: TestsTab,
    server: () => startTests([]),
    procedure: 'content.tests.create',
    later: 'content.tests.update',
    async typeOn(user, text) {
      const title = (await dialog(/^(Add|Edit) test$/)).getByLabelText('Title');
      await user.type(title, text);
    },
    closes: false,
    async work(user) {
      await press(user, 'Add test');
      const form = await dialog('Add test');
      await user.type(form.getByLabelText('Title'), 'T');
      await user.type(form.getByLabelText('Question'), 'Which?');
      await user.type(form.getByRole('textbox', { name: 'Option A' }), 'no{Enter}yes');
      await user.click(form.getByRole('radio', { name: 'Option B is the right answer' }));
    },
  },
  'a test': {
    Tab: TestsTab,
    server: () => startTests([storedTest]),
    procedure: 'content.tests.update',
    closes: false,
    async work(user) {
      await press(user, 'Edit Light test');
      await user.type((await dialog('Edit test')).getByLabelText('Title'), ' two');
    },
  },
  'a new written question': {
    Tab: WrittenTab,
    server: () => startWritten([]),
    procedure: 'content.written.create',
    later: 'content.written.update',
    closes: false,
    async work(user) {
      await press(user, 'Add written question');
      const form = await dialog('Add written question');
      await user.selectOptions(form.getByLabelText('Marks'), '1');
      await user.type(form.getByLabelText('Question'), 'Why?');
      await user.type(form.getByLabelText('Model answer'), 'So.');
      await user.selectOptions(form.getByLabelText('Marks of point 1'), '1');
      await user.type(form.getByRole('textbox', { name: 'Point 1' }), 'so');
    },
  },
  'a new mind map': {
    Tab: MindmapTab,
    server: () => startMaps([]),
    procedure: 'content.mindmaps.create',
    later: 'content.mindmaps.update',
    async typeOn(user, text) {
      const map = await dialog(/^(New|Edit) mindmap$/);
      await user.type(map.getByLabelText('Title'), text);
    },
    closes: false,
    async work(user) {
      await press(user, 'New mindmap');
      await screen.findByRole('dialog', { name: 'New mindmap' });
      await addChild(user, 'Prisms');
    },
  },
};
