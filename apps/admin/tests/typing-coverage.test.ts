import { expect, it } from 'vitest';
import { unsavedCases } from './unsaved-cases.ts';

const files = import.meta.glob(['/src/**/*.ts', '/src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const saves = /useSaving\(\{|useItemEditor\(\{|useUnsentCards\(\{|<FormDialog\b|<InlineName\b|<form\b/;
const calls = /\b(useMutation|usePublish)\(/;
const fields = /<(Text(Area)?Field|PasswordField)\b/;

/** The cases that type into an editor while it is saved, or in words what becomes of such text. */
const covered: Record<string, (keyof typeof unsavedCases)[] | string> = {
  'editing/use-item-editor.ts': 'saves for the editors below',
  'editing/delayed-delete.tsx': 'takes the name of what is deleted, and sends it later',
  'editing/form-dialog.tsx': 'stays open for the dialogs below',
  'markup-editor/formula-dialog.tsx': 'sends nothing',
  'figures/figure-dialog.tsx': 'takes what is typed during the upload',
  'features/flashcards/flashcards-tab.tsx': ['a new card'],
  'features/flashcards/use-unsent-cards.ts': ['a new card'],
  'features/flashcards/new-card-form.tsx': ['a new card'],
  'features/flashcards/edit-card-dialog.tsx': ['a card'],
  'features/memes/meme-dialog.tsx': ['a new meme', 'a meme'],
  'features/mindmap/state/use-mindmap-editor.ts': ['a new mind map'],
  'features/notes/add-topic-dialog.tsx': ['a new topic'],
  'features/notes/topic-description-dialog.tsx': ['the description of a topic'],
  'features/notes/topic-name.tsx': 'stays open with what was typed since',
  'features/notes/page-editor.tsx': ['a new page of notes', 'a page of notes'],
  'features/summary/title-dialog.tsx': ['a new summary', 'the title of a summary'],
  'features/summary/summary-page-editor.tsx': ['a page of a summary'],
  'features/tests/use-test-editor.ts': ['a new test', 'a test'],
  'features/written/use-written-editor.ts': ['a new written question'],
  'import-export/file-part.tsx': 'takes a file, and no text',
  'features/papers/use-paper-editor.ts': 'is an item editor like those of tests',
  'features/papers/board-dates.tsx': 'keeps a day typed since',
  'features/subject-colour/colour-dialog.tsx': 'stays open for a colour chosen since',
  'features/sidebar/inline-name.tsx': 'stays open with what was typed since',
  'features/sidebar/add-chapter.tsx': 'a name typed since renames the chapter that was made',
  'features/sidebar/add-subject.tsx': 'a name typed since renames the subject that was made',
  'features/sidebar/chapter-item.tsx': 'as inline-name.tsx',
  'features/sidebar/subject-item.tsx': 'as inline-name.tsx',
  'features/reports/solve-dialog.tsx': 'is read-only until the reply',
  'features/publish/publish-panel.tsx': 'is read-only until the reply',
  'features/login/login-form.tsx': 'the password is read-only until the reply',
};

it('names what becomes of text typed during a save, for each editor', () => {
  const editors = Object.entries(files)
    .filter(([path]) => !path.includes('.test.'))
    .filter(([, source]) => {
      const text = String(source);
      return saves.test(text) || (calls.test(text) && fields.test(text));
    })
    .map(([path]) => path.replace('/src/', ''));
  expect(editors.toSorted()).toEqual(Object.keys(covered).toSorted());
});

it('leaves out no case of unsaved work', () => {
  const named = Object.values(covered).flatMap((cases) => (typeof cases === 'string' ? [] : cases));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(unsavedCases).toSorted());
});
