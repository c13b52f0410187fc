import { expect, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';

const gift = `What bends light? {=Refraction ~Sound ~Friction}

::Mirrors::Match each mirror to its use. {
=Concave -> Torch
=Convex -> Rear view of a car
}

Which of these are lenses? {~%50%The eye's ~%50%A magnifying glass ~%-100%A mirror}

Why is the sky blue? {}

What is the refractive index of glass? {#1.5:0.1}
`;

test.describe('a Moodle file with several question types', () => {
  const made = { subjectId: '' };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
  });

  // docs/decisions/0030-written-answers.md
  test('a Moodle file with several question types is imported: choices into a test, the rest into the written questions of the chapter', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const chapter = await makeChapter(page.request, {});
    made.subjectId = chapter.subjectId;
    await openAdmin(page, `${chapter.path}/test`);
    const open = async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import questions' });
      await dialog.getByRole('radio', { name: /GIFT/ }).press('Space');
      await dialog.getByLabel('Or paste the text here').fill(gift);
      await dialog.getByRole('button', { name: 'Check' }).click();
      return dialog;
    };
    const dialog = await open();
    await expect(
      dialog.getByText('5 questions found. 3 can come in as written questions, 1 is not right yet.'),
    ).toBeVisible();
    const offers = dialog.getByRole('region', { name: '3 can come in as written questions' });
    await expect(offers.getByText('Question 4, line 10:')).toBeVisible();

    const number = offers.getByRole('switch', { name: /written question: question 5/ });
    await number.press('Space');
    await expect(number).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Import 3 questions, leave 2 out' }).click();
    await expect(
      page.getByText("1 question imported into the test, 2 into the chapter's written questions"),
    ).toBeVisible();

    const again = await open();
    await expect(again.getByText('3 questions are in this chapter already and are left out')).toBeVisible();
    await again.getByRole('button', { name: 'Import 1 question, leave 4 out' }).click();
    await expect(page.getByText('1 written question imported')).toBeVisible();
    await expect(again).toBeHidden();
  });
});
