import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';

type Listed = { data: { marks: number; alternatives: unknown[] }[] };

/** Types into the focused field, the last one of this name. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await expect(page.getByRole('textbox', { name, exact: true }).last()).toBeFocused();
  await page.keyboard.type(text);
}

test.describe('a written question', () => {
  const made = { subjectId: '' };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
    // The next test may fail before it creates its own subject.
    made.subjectId = '';
  });

  // docs/product/screens.md#written-editor
  test('a written question is written by keyboard alone, previewed, saved, and found again from the publish panel and the search', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { subjectId, chapterId, path } = await makeChapter(page.request, {});
    made.subjectId = subjectId;
    const { send } = await adminCalls(page.request);
    await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
    const word = freshName('Quoll').replaceAll(' ', '');
    await openAdmin(page, `${path}/notes`);
    await page.getByRole('tab', { name: 'Written' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/written$`));

    await page.getByRole('button', { name: 'Add written question' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add written question' });
    await expect(dialog.getByLabel('Marks', { exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Marks', { exact: true })).toHaveValue('4');
    await dialog.getByLabel('Text to read first (optional)').focus();
    await page.keyboard.type('A table of **metals**.');
    await dialog.getByLabel('Question', { exact: true }).focus();
    await typeInto(page, 'Question', `What of a ${word}?`);
    await dialog.getByRole('button', { name: 'Add part' }).press('Enter');
    await typeInto(page, 'Name, such as (i)', '(ii)');
    const models = dialog.getByLabel('Model answer', { exact: true });
    for (const [index, text] of ['$E = mc^2$', 'Because.'].entries()) {
      await models.nth(index).focus();
      await page.keyboard.type(text);
    }
    const points = dialog.getByRole('textbox', { name: 'Point 1', exact: true });
    await points.first().focus();
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await typeInto(page, 'Point 2', 'second');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(points.first()).toHaveValue('second');
    await points.last().focus();
    await page.keyboard.type('third');
    const worth = dialog.getByLabel('Marks of point 1', { exact: true }).last();
    await worth.focus();
    await page.keyboard.press('ArrowUp');
    await expect(worth).toHaveValue('1');
    await expect(dialog.getByText('Points add up to 2½ of 4 marks: 1½ missing')).toBeVisible();

    await dialog.getByRole('button', { name: 'Preview as student' }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview as student' });
    await preview.getByRole('button', { name: 'Show answer' }).press('Enter');
    await expect(preview.getByRole('heading', { name: 'Model answer' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(preview.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(preview.getByText('1 of 4 marks')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Written question created successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const row = page.getByRole('article', { name: `What of a ${word}?` });
    await expect(row).toContainText('Points do not add up');
    const { data } = await send<Listed>('GET', `/chapters/${chapterId}/written`);
    expect(data).toMatchObject([
      {
        marks: 4,
        passage: 'A table of **metals**.',
        alternatives: [
          {
            parts: [
              { model: '$E = mc^2$', groups: [{ points: [{ text: 'second' }, { text: 'first' }] }] },
              { name: '(ii)', groups: [{ points: [{ text: 'third', halves: 1 }] }] },
            ],
          },
        ],
      },
    ]);

    await row.getByRole('button', { name: /^Statistics of/ }).press('Enter');
    await expect(page.getByText('Nobody has marked an answer to this question yet.')).toBeVisible();
    await page.keyboard.press('Escape');

    const stored = page.getByRole('dialog', { name: 'Edit written question' });
    await page.getByRole('button', { name: 'Publish Content' }).press('Enter');
    await page.getByRole('link', { name: new RegExp(`${word}.* add up to 2½ of 4 marks`) }).press('Enter');
    await expect(stored.getByLabel('Question', { exact: true })).toHaveValue(`What of a ${word}?`);
    await page.keyboard.press('Escape');
    await expect(stored).toBeHidden();

    await page.getByRole('tab', { name: 'Memes' }).press('Enter');
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Subject, chapter or words of a text' })
      .fill(word.toLowerCase());
    await page.getByRole('option', { name: /^Written question: / }).click();
    await expect(stored).toBeVisible();
  });

  test('a written question has points whose order is changed by dragging them', async ({ page }) => {
    const { subjectId, chapterId, path } = await makeChapter(page.request, {});
    made.subjectId = subjectId;
    const { send } = await adminCalls(page.request);
    const points = ['first', 'second', 'third'].map((text) => ({ text, halves: 2 }));
    const alternatives = [{ question: 'Why?', parts: [{ model: 'So.', groups: [{ points }] }] }];
    await send('POST', '/written', { chapter: chapterId, marks: 3, alternatives });
    await openAdmin(page, `${path}/written`);
    await page.getByRole('button', { name: 'Edit “Why?”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit written question' });
    const textOf = (n: number) => dialog.getByRole('textbox', { name: `Point ${n}`, exact: true });
    const handleOf = async (n: number) => {
      const handle = dialog.getByRole('button', { name: `Drag Point ${n} to another place` });
      await handle.scrollIntoViewIfNeeded();
      const box = await handle.boundingBox();
      if (!box) throw new Error('the handle is not on the screen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await textOf(3).scrollIntoViewIfNeeded();
    const to = await handleOf(3);
    const from = await handleOf(1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 10);
    await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect(textOf(3)).toHaveValue('first');
    await expect(textOf(1)).toHaveValue('second');
    await textOf(1).focus();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Written question updated successfully')).toBeVisible();
    const { data } = await send<Listed>('GET', `/chapters/${chapterId}/written`);
    expect(data).toMatchObject([
      { alternatives: [{ parts: [{ groups: [{ points: [points[1], points[2], points[0]] }] }] }] },
    ]);
  });
});
