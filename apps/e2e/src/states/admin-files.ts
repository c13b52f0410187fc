import { expect } from '@playwright/test';
import { inTab } from './admin.ts';
import { withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

const gift = `What bends light? {=Refraction ~Sound ~Friction}

::Mirrors::Match each mirror to its use. {
=Concave -> Torch
=Convex -> Rear view of a car
}

Which of these are lenses? {~%50%The eye's ~%50%A magnifying glass ~%-100%A mirror}

What is the refractive index of glass? {#1.5:0.1}
`;

const chapter = (name: string, isThere: boolean) => ({ name, items: 24, isThere });
const library = {
  subjects: [
    {
      name: 'Physics',
      isNew: false,
      chapters: [chapter('Electricity', true), chapter('Sources of energy', false)],
    },
    { name: 'Geography', isNew: true, chapters: [chapter('Rivers', false)] },
  ],
  papers: [{ name: 'Science 2025-26', isThere: true }],
  problems: [],
  ...{ canImport: false, missing: 2, changedDrawings: [], changedDrawingsCount: 0 },
};

const paper = {
  html: '<p>1. Unit of power?</p><p>(a) joule</p><p>(b) <b>watt</b></p>',
  losses: [
    { kind: 'hidden', words: 'Answer: b' },
    { kind: 'highlighted', words: '(b) watt' },
  ],
};

const lastSeenAt = '2026-11-21T10:00:00.000Z';
const question = (number: number | null, words: string, chosen: number[], discrimination: number | null) => ({
  ...{ number, isCurrent: number !== null, question: words, correctAnswer: 0, tries: 100, notSelected: 4 },
  options: chosen.map((each, at) => ({ text: `$\\frac{${at + 1}}{2}\\,\\Omega$`, chosen: each })),
  ...{ correct: chosen[0], shareCorrectPercent: chosen[0], discrimination, lastSeenAt },
});
const statistics = {
  ...{ title: 'Chapter test', tries: 100, passed: 61, averageScorePercent: 58 },
  questions: [
    question(1, 'What is $\\frac{1}{2} + \\frac{1}{2}$ of an ohm?', [25, 45, 26, 0], 0.45),
    question(2, 'Which wire has the larger resistance?', [50, 20, 20, 6], -0.3),
    question(null, 'Which wire has the greater resistance?', [96, 0, 0, 0], null),
  ],
};

const long = (words: string) => `${words}, with a sentence that says what a teacher can do about it`;
const lossesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => long(`The feedback of option ${index + 1} cannot be stored`));
const examples = [1, 2, 3].map((n) => ({
  n,
  question: `Which lens is number $\\frac{${n}}{2}$?`,
  answer: '0',
}));
const lossy = {
  rows: examples.map(({ n, question: text }) => ({
    ...{ n, line: n + 1, text, problems: n === 2 ? [`Question ${n} needs a right option.`] : [] },
    ...{ losses: lossesOf(4 + n), isThere: n === 3, source: `${text};A concave lens;A convex lens;0` },
    parts: ['A concave lens', 'A convex lens'].map((option) => ({ text: option, isRight: false })),
  })),
  ...{ problems: [], losses: lossesOf(2), badRows: 1, canImport: false, total: 250, next: 4 },
  notices: ['The sheet “Light and its laws, second term” was read', long('Four columns were left out')],
  form: { separator: 'semicolon', isHtml: false },
  answers: {
    ...{ column: 'correct_answer_number', signs: 'numbers', reading: null, examples },
    choices: ['from0', 'from1'].map((reading) => ({
      reading,
      options: ['A concave lens', null, 'A convex lens'],
    })),
  },
};

/** States of a chapter's imports and exports, and of its statistics. */
export const adminFileStates: ScreenState[] = [
  inTab('import-written', 'test', 'Test', async (page) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog.getByRole('radio', { name: /GIFT/ }).check({ force: true });
    await dialog.getByLabel('Or paste the text here').fill(gift);
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByRole('region', { name: /can come in as written questions$/ })).toBeVisible();
  }),
  inTab('import-losses', 'test', 'Test', async (page) => {
    await withReplies(page, { 'content.imports.preview': lossy });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import questions' });
    await dialog
      .getByLabel('Or paste the text here')
      .fill('question;option_a;option_b;correct_answer_number');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText(/^Four columns were left out/)).toBeVisible();
  }),
  inTab('document-questions', 'test', 'Test', async (page) => {
    await withReplies(page, { 'content.imports.document': paper });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const file = { name: 'Unit test.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('zip') };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('One question found.')).toBeVisible();
  }),
  {
    name: 'admin-library-add',
    viewer: 'admin',
    title: 'Admin',
    async open(page) {
      await withReplies(page, { 'content.imports.previewLibrary': library });
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Add a library' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a library' });
      const file = { name: 'library.zip', mimeType: 'application/zip', buffer: Buffer.from('zip') };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(
        dialog.getByText('You can add the 2 that are missing; what is there stays as it is.'),
      ).toBeVisible();
    },
  },
  inTab('statistics-answered', 'test', 'Test', async (page) => {
    await withReplies(page, { 'admin.questionStatistics': statistics });
    await page
      .getByRole('button', { name: /^Statistics of / })
      .first()
      .click();
    await expect(page.getByText('Tells students apart well')).toBeVisible();
  }),
];
