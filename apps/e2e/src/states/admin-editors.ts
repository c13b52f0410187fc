import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '#src/notes.ts';
import { inTab, openFirstPage } from './admin.ts';
import { selectAll } from './admin-tabs.ts';
import { hang, withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const chapterId = 'physics-electricity';
const notesPath = `/admin/physics/${chapterId}/notes`;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A new question of this kind in the dialog of a new test. */
async function writeQuestion(page: Page, kind: string, field: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add test' });
  await dialog.getByLabel('Kind of question').selectOption(kind);
  await dialog.getByLabel(field).fill('A heater of $2\\,kW$ runs for an hour.');
}

/** A question with a number as typed answer, and an answer that is tried. */
async function openTyped(page: Page): Promise<void> {
  await press(page, 'Add test');
  const dialog = page.getByRole('dialog', { name: 'Add test' });
  await dialog
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('A heater of $2\\,kW$ runs for an hour. Its energy is');
  await dialog.getByLabel('Option A', { exact: true }).fill('$2\\,kWh$');
  await dialog.getByLabel('Option B', { exact: true }).fill('$0.5\\,kWh$');
  await dialog.getByRole('radio', { name: 'Option A is the right answer' }).check({ force: true });
  await dialog.getByLabel(/^Typed answer/).selectOption('number');
  await dialog.getByLabel('Right answer', { exact: true }).fill('2');
  await dialog.getByLabel(/^Unit/).fill('kWh');
  await dialog.getByLabel('Try an answer').fill('7.2 MJ');
  await dialog.getByLabel('Try an answer').scrollIntoViewIfNeeded();
}

async function openEmptyChapter(page: Page): Promise<void> {
  await withReplies(page, { 'content.topics.list': [] });
  await page.goto(notesPath);
  await expect(page.getByRole('button', { name: 'Add the first topic' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function insertFigure(page: Page): Promise<void> {
  await openFirstPage(page);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M0 0h80v40z" fill="#46516f"/></svg>';
  const file = { name: 'prism.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await page.getByLabel('File of a new figure').first().setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Insert figure' });
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await dialog.getByLabel('Caption').fill('A prism');
}

/** The conflict shown when saving a card that somebody else changed. */
const staleCard = {
  message: 'Changed',
  code: -32_009,
  data: {
    ...{ code: 'CONFLICT', httpStatus: 409, errorCode: 'STALE_EDIT' },
    current: {
      ...{ _id: 'card', question: 'What is a fuse?', answer: 'A wire that gets hot and melts' },
      ...{ difficulty: 'medium', chapter: { _id: chapterId }, updatedAt: '2026-11-21T10:00:00.000Z' },
    },
  },
};

async function saveStaleCard(page: Page): Promise<void> {
  await page.route(/content\.flashcards\.update/, (route) =>
    route.fulfill({ status: 409, json: [{ error: staleCard }] }),
  );
  await press(page, /^Edit “/);
  const dialog = page.getByRole('dialog', { name: 'Edit flashcard' });
  await dialog.getByLabel('Answer', { exact: true }).fill('A thin wire');
  await dialog.getByRole('button', { name: 'Save flashcard' }).click();
  const question = page.getByRole('dialog', { name: 'Someone else changed this meanwhile' });
  await expect(question.getByRole('region', { name: 'Theirs, saved now' })).toBeVisible();
}

const changedBy = { changedBy: 'Mrs Iyer', changedAt: '2026-11-20T09:30:00.000Z' };

/** Opens a tab, as if Mrs Iyer had last changed what is edited there. */
async function openChanged(page: Page, tab: string): Promise<void> {
  await withReplies(page, { 'admin.lastChange': changedBy });
  await page.goto(`/admin/physics/${chapterId}/${tab}`);
}
async function rename(page: Page, menus: Locator): Promise<void> {
  await menus.first().click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
}
const seeAuthor = (page: Page) => expect(page.getByText(/^Changed by Mrs Iyer, /).last()).toBeVisible();

export const adminEditorStates: ScreenState[] = [
  {
    name: 'admin-topic-author',
    viewer: 'admin',
    title: 'Admin: Electricity, Notes',
    async open(page) {
      await openChanged(page, 'notes');
      const topics = page.getByRole('list', { name: 'Topics' });
      await rename(page, topics.getByRole('button', { name: /^More for / }));
      await seeAuthor(page);
    },
  },
  {
    name: 'admin-summary-author',
    viewer: 'admin',
    title: 'Admin: Electricity, Summary',
    async open(page) {
      await openChanged(page, 'summary');
      await rename(page, page.getByRole('button', { name: /^Actions for / }));
      await seeAuthor(page);
    },
  },
  {
    name: 'admin-card-author',
    viewer: 'admin',
    title: 'Admin: Electricity, Flashcards',
    async open(page) {
      await openChanged(page, 'flashcards');
      await press(page, /^Edit “/);
      await seeAuthor(page);
    },
  },
  {
    name: 'admin-chapter-loading',
    hasNothingToDo: true,
    viewer: 'admin',
    title: /^Admin/,
    async open(page) {
      await hang(page, /content\.subjects\.list/);
      await page.goto(notesPath);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    },
  },
  {
    name: 'admin-chapter-missing',
    viewer: 'admin',
    title: /^Admin/,
    offers: 'Retry',
    async open(page) {
      await page.goto('/admin/physics/no-such-chapter/notes');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  { name: 'admin-notes-empty', viewer: 'admin', title: 'Admin: Electricity, Notes', open: openEmptyChapter },
  inTab('notes-figure', 'notes', 'Notes', async (page) => {
    await openPage(page, 'Ohm and resistance', 2);
    await expect(page.getByRole('textbox', { name: 'Text of page 2' }).getByRole('img')).toBeVisible();
  }),
  inTab('notes-preview', 'notes', 'Notes', async (page) => {
    await openFirstPage(page);
    await press(page, 'Phone preview');
    await expect(page.getByRole('button', { name: 'Phone preview' })).toHaveAttribute('aria-pressed', 'true');
  }),
  inTab('figure-insert', 'notes', 'Notes', insertFigure),
  inTab('changed-meanwhile', 'flashcards', 'Flashcards', saveStaleCard),
  inTab('select-cards', 'flashcards', 'Flashcards', selectAll),
  inTab('select-pages', 'notes', 'Notes', async (page) => {
    await press(page, /^Ohm and resistance/);
    await selectAll(page);
  }),
  inTab('test-typed', 'test', 'Test', openTyped),
  ...inOnePage(
    inTab('test-assertion', 'test', 'Test', async (page) => {
      await press(page, 'Add test');
      await writeQuestion(page, 'assertionReason', 'Assertion (A)');
    }),
    { name: 'admin-test-case', open: (page) => writeQuestion(page, 'case', 'Text of the case') },
    {
      name: 'admin-test-errors',
      async open(page) {
        const dialog = page.getByRole('dialog', { name: 'Add test' });
        await dialog
          .getByRole('button', { name: /save|create|add test/i })
          .last()
          .click();
        await expect(dialog.getByText('Test title is required.').first()).toBeVisible();
      },
    },
  ),
];
