import { expect, it } from 'vitest';
import { closedCases, formCases } from './form-cases.ts';
import { unsavedCases } from './unsaved-cases.ts';

const allCases = { ...unsavedCases, ...formCases, ...closedCases };

const files = import.meta.glob(['/src/**/*.ts', '/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const saves = /useSaving\(\{|useItemEditor\(\{|useUnsentCards\(\{|<FormDialog\b|<InlineName\b|<form\b/;
const calls = /\b(useMutation|usePublish)\(/;
const fields = /<(Text(Area)?Field|PasswordField)\b/;

/** The cases that type into an editor while it is saved, or in words what becomes of such text. */
const covered: Record<string, (keyof typeof allCases)[] | string> = {
  'editing/use-item-editor.ts': 'saves for the editors below',
  'editing/delayed-delete.tsx': 'takes the name of what is deleted, and sends it later',
  'editing/form-dialog.tsx': 'stays open for the dialogs below',
  'markup-editor/formula-dialog.tsx': 'sends nothing',
  'figures/figure-dialog.tsx': 'tested in figures.test.tsx: takes what is typed during the upload',
  'features/flashcards/flashcards-tab.tsx': ['a new card'],
  'features/flashcards/use-unsent-cards.ts': ['a new card'],
  'features/flashcards/new-card-form.tsx': ['a new card'],
  'features/flashcards/edit-card-dialog.tsx': ['a card'],
  'features/memes/meme-dialog.tsx': ['a new meme', 'a meme'],
  'features/mindmap/state/use-mindmap-editor.ts': ['a new mind map'],
  'features/notes/add-topic-dialog.tsx': ['a new topic'],
  'features/notes/topic-description-dialog.tsx': ['the description of a topic'],
  'features/notes/topic-name.tsx': ['the name of a topic'],
  'features/notes/page-editor.tsx': ['a new page of notes', 'a page of notes'],
  'features/summary/title-dialog.tsx': ['a new summary', 'the title of a summary'],
  'features/summary/summary-page-editor.tsx': ['a page of a summary'],
  'features/quizzes/use-test-editor.ts': ['a new test', 'a test'],
  'features/written/use-written-editor.ts': ['a new written question'],
  'import-export/file-part.tsx': 'takes a file, and no text',
  'features/papers/use-paper-editor.ts': ['a paper', 'a copied paper'],
  'features/papers/board-dates.tsx': ['a date of the board'],
  'features/subject-colour/colour-dialog.tsx': ['the colour of a subject'],
  'features/sidebar/inline-name.tsx': ['the name of a subject', 'the name of a chapter'],
  'features/sidebar/add-chapter.tsx': ['a new chapter'],
  'features/sidebar/add-subject.tsx': ['a new subject'],
  'features/sidebar/chapter-item.tsx': ['the name of a chapter'],
  'features/sidebar/subject-item.tsx': ['the name of a subject'],
  'features/reports/solve-dialog.tsx': ['the thank-you for a report'],
  'features/publish/publish-panel.tsx': ['the note of a version'],
  'features/replace/replace-screen.tsx': 'sends the words as they were at the press, and keeps its fields',
  'features/login/login-form.tsx': ['the login'],
};

it('each editor states what happens to text typed during a save', () => {
  const editors = Object.entries(files)
    .filter(([path]) => !path.includes('.test.'))
    .filter(([, source]) => {
      const text = String(source);
      return saves.test(text) || (calls.test(text) && fields.test(text));
    })
    .map(([path]) => path.replace('/src/', ''));
  expect(editors.toSorted()).toEqual(Object.keys(covered).toSorted());
});

it('each case of typing during a save belongs to an editor', () => {
  const named = Object.values(covered).flatMap((cases) => (typeof cases === 'string' ? [] : cases));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(allCases).toSorted());
});
