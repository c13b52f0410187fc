import { expect, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';

type Made = { data: { _id: string } };
type Listed = { data: { _id: string; title?: string }[] };

// docs/product/screens.md#content-search
test('a text is found by Ctrl+K and opens where it is written', { tag: '@journey' }, async ({ page }) => {
  const word = freshName('Quokka').replaceAll(' ', '');
  const { path, chapterId, chapter } = await makeChapter(page.request, {
    Animals: [`A page about a ${word}.`],
  });
  const { send } = await adminCalls(page.request);
  await send<Made>('POST', '/flashcards', {
    question: `Where lives a ${word}?`,
    answer: 'Rottnest',
    chapter: chapterId,
  });
  await openAdmin(page, `${path}/memes`);
  const search = async () => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Subject, chapter or words of a text' })
      .fill(word.toLowerCase());
    await expect(page.getByRole('option')).toHaveCount(2);
  };
  await search();
  await expect(page.getByRole('option').first()).toContainText(chapter);
  const card = page.getByRole('option', { name: /^Card: / });
  await expect(card).toContainText('Rottnest');
  await card.click();
  const dialog = page.getByRole('dialog', { name: 'Edit flashcard' });
  await expect(dialog.getByLabel('Answer', { exact: true })).toHaveValue('Rottnest');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await search();
  await page.getByRole('option', { name: /^Notes: Animals/ }).click();
  await expect(page.getByRole('textbox', { name: 'Text of page 1' })).toContainText(word);
});

// docs/product/content.md#copies-and-moves
test('a test is duplicated, and moved to another chapter that is chosen by keys', async ({ page }) => {
  const from = await makeChapter(page.request, {});
  const to = await makeChapter(page.request, {});
  const { send } = await adminCalls(page.request);
  const questions = [{ question: 'One?', options: ['a', 'b'], correctAnswer: 1, difficulty: 'easy' }];
  const fields = { title: 'Quick check', timeLimit: 10, passingScore: 40, questions };
  const { data: made } = await send<Made>('POST', '/tests', { ...fields, chapter: from.chapterId });
  const titlesIn = async (chapterId: string) => {
    const { data } = await send<Listed>('GET', `/chapters/${chapterId}/tests`);
    return data.map(({ _id, title }) => [title, _id === made._id]);
  };
  await openAdmin(page, `${from.path}/test`);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More for Quick check', exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Duplicate');
  await expect(page.getByText('Test duplicated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick check (copy)' })).toBeVisible();
  await choose('Move to a chapter…');
  await page.getByRole('combobox', { name: 'Chapter or subject' }).fill(to.chapter);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Test moved to ${to.chapter}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick check', exact: true })).toBeHidden();
  expect(await titlesIn(from.chapterId)).toEqual([['Quick check (copy)', false]]);
  expect(await titlesIn(to.chapterId)).toEqual([['Quick check', true]]);
});
