import { expect, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';

type Made = { data: { _id: string } };

// docs/product/screens.md#content-search
test('the search of Ctrl+K finds a text and opens it where it is written', async ({ page }) => {
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
