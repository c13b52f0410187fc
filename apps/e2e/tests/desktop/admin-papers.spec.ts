import { expect, type Page, test } from '@playwright/test';
import type { BulkContent } from '@repo/contracts/content';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { demo } from '#src/demo.ts';
import { signIn } from '#src/study.ts';

type Listed = { data: { _id: string; name: string; updatedAt: string }[] };

/** Replaces the number in the focused field. */
async function number(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByLabel(name, { exact: true }).last();
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test.describe('a board paper', () => {
  const made = { subjectId: '', name: '' };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    const { data } = await send<Listed>('GET', '/papers/details');
    for (const { _id, name } of data)
      if (made.name && name.startsWith(made.name)) await send('DELETE', `/papers/${_id}`);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
  });

  // docs/product/screens.md#paper-editor
  test('a board paper is written by keyboard alone, previewed, saved, found again from the publish panel and published', {
    tag: '@journey',
  }, async ({ page, playwright, baseURL }) => {
    test.setTimeout(240_000);
    const { subject, chapter, subjectId, chapterId } = await makeChapter(page.request, {});
    made.subjectId = subjectId;
    made.name = freshName('Paper');
    const { send } = await adminCalls(page.request);
    await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
    const model = { model: 'So.', groups: [{ points: [{ text: 'so', halves: 4 }] }] };
    const alternatives = [{ question: 'Why of a quoll?', parts: [model] }];
    await send('POST', '/written', { chapter: chapterId, marks: 2, alternatives });

    await openAdmin(page);
    const drawer = page.getByRole('button', { name: 'Subjects', exact: true });
    if (await drawer.isVisible()) await drawer.press('Enter');
    await page.getByRole('link', { name: 'Board papers' }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/papers$/);
    await expect(page).toHaveTitle(/^Admin: Board papers/);
    await page.getByRole('button', { name: 'New paper' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New paper' });
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(made.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('CBSE');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2026');
    await expect(dialog.getByText('Session 2025-26')).toBeVisible();

    await dialog.getByRole('button', { name: 'Add instruction' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Instruction 1' })).toBeFocused();
    await page.keyboard.type('Draw neat diagrams.');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Instruction 2' })).toBeFocused();
    await page.keyboard.type('All questions are compulsory.');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(dialog.getByRole('textbox', { name: 'Instruction 1' })).toHaveValue(
      'All questions are compulsory.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Instruction 1' })).toBeFocused();

    await dialog.getByLabel('Name of the unit, unit 1').focus();
    await page.keyboard.type('Marsupials');
    await page.keyboard.press('Tab');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const chapters = page.getByRole('dialog', { name: 'Chapters of Marsupials' });
    await chapters
      .getByRole('group', { name: subject })
      .getByRole('checkbox', { name: chapter })
      .press('Space');
    await page.keyboard.press('Escape');
    await expect(chapters).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Chapters of unit 1: 1. Choose' })).toBeFocused();

    await number(page, 'Questions, row 1', '2');
    await dialog.getByRole('button', { name: 'Add section' }).press('Enter');
    await expect(dialog.getByLabel('Section', { exact: true }).last()).toBeFocused();
    const sectionB = dialog.getByRole('region', { name: 'Section B' });
    const units = sectionB.locator('summary').filter({ hasText: /^Questions are from/ });
    await units.press('Enter');
    await sectionB.getByRole('checkbox', { name: 'Marsupials' }).press('Space');
    await units.press('Enter');
    await sectionB.getByLabel('Kind, row 1').focus();
    await page.keyboard.type('Written');
    await sectionB.getByLabel('Marks each, row 1').focus();
    await page.keyboard.type('2');
    await expect(dialog.getByText('Units give 6 marks, sections 4: 2 too many in the units')).toBeVisible();

    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByText('Why of a quoll?')).toBeVisible();
    await expect(preview.getByText('Section A: 2 questions with options')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Board paper created successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const row = page.getByRole('article', { name: `${made.name} 2025-26` });
    await expect(row).toContainText('Units and sections differ');
    await row.getByRole('switch').press('Space');
    await expect(page.getByText('Board paper updated successfully')).toBeVisible();

    await page.getByRole('button', { name: 'Publish Content' }).press('Enter');
    await expect(page.getByText('Board paper added').first()).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(`^The sections of '${made.name} 2025-26' give 4 marks`) })
      .press('Enter');
    const stored = page.getByRole('dialog', { name: 'Edit paper' });
    await expect(stored.getByLabel('Name', { exact: true })).toHaveValue(made.name);
    await number(page, 'Marks, unit 1', '4');
    await expect(stored.getByText('Units and sections give 4 marks each')).toBeVisible();
    await stored.getByRole('button', { name: 'Save paper' }).press('Enter');
    await expect(stored).toBeHidden();
    await page.getByRole('button', { name: 'Publish Content' }).press('Enter');
    const publish = page.getByRole('dialog', { name: 'Publish all content?' });
    await expect(publish.getByText('Board paper added').first()).toBeVisible();
    await publish.getByRole('button', { name: 'Publish Content' }).press('Enter');
    await expect(publish).toBeHidden();
    // A separate client: the student's cookie must not be sent with the admin's token.
    const student = await signIn(await playwright.request.newContext({ baseURL }), demo.super);
    const { data: content } = (await student.get('/api/v1/bulk-data')) as { data: BulkContent };
    expect(content.papers?.find(({ name }) => name === made.name)).toMatchObject({
      year: 2026,
      units: [{ marks: 4, chapterIds: [chapterId] }],
      sections: [{ name: 'A' }, { name: 'B' }],
    });
  });
});
