import { expect, type Page, test } from '@playwright/test';
import type { BulkContent } from '@repo/contracts/content';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { publish } from '#src/build-chapter.ts';
import { buySuper, createStudent, fromOurPages } from '#src/student.ts';

const bill =
  '<p>A family uses these for 30 days.</p><table><tr><th>Appliance</th><th>Power</th></tr><tr><td>Heater</td><td>2 kW</td></tr></table>';
const passage = 'A family uses these for 30 days.\n\n| Appliance | Power |\n| --- | --- |\n| Heater | 2 kW |';

/** Pastes text into the focused field, as Ctrl+V does. */
const paste = (page: Page, html: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'radio' | 'textbox' = 'button') {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0] });
}

/** Fills the focused question with this text and two options, the first of them right. */
async function write(page: Page, text: string): Promise<void> {
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type(text);
  await tabTo(page, 'Option A', 'textbox');
  await page.keyboard.type('2 kWh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Option B' })).toBeFocused();
  await page.keyboard.type('4 kWh');
  await page.getByRole('radio', { name: 'Option A is the right answer' }).press('Space');
}

const asks = ['What in an hour?', 'What in two?', 'What is a unit?', 'What does it cost?'];

test.describe('a case and an assertion with its reason', () => {
  const made = { subjectId: '', wasPublished: false };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
    if (made.wasPublished) await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  });

  // docs/product/screens.md#test-editor
  test('a case and an assertion with its reason are written by keyboard alone, previewed, saved, published, and in the bulk download', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const chapter = await makeChapter(page.request, {});
    made.subjectId = chapter.subjectId;
    const { send } = await adminCalls(page.request);
    await send('PUT', `/subjects/${chapter.subjectId}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapter.chapterId}`, { isAllContentAvailable: true });
    const title = freshName('Kinds');
    await openAdmin(page, `${chapter.path}/test`);
    await page.getByRole('button', { name: 'Add test' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add test' });
    await dialog.getByLabel('Title').focus();
    await page.keyboard.type(title);

    const kind = dialog.getByLabel('Kind of question');
    await kind.focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Reason (R)')).toBeVisible();
    await expect(kind).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(kind).toHaveValue('case');
    await dialog.getByLabel('Text of the case').focus();
    await paste(page, bill);
    await expect(dialog.getByLabel('Text of the case')).toHaveValue(passage);
    await expect(dialog.getByText('A case has 2 to 5 questions: add one to it.')).toBeVisible();
    await dialog.getByLabel('Question', { exact: true }).focus();
    for (const [index, ask] of asks.entries()) {
      if (index > 0) {
        await dialog.getByRole('button', { name: 'Add a question to this case' }).press('Enter');
      }
      await write(page, ask);
    }
    await expect(dialog.getByRole('button', { name: 'Question 4 Case, question 4 of 4' })).toBeVisible();

    await dialog.getByRole('button', { name: 'Add a question of another kind' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Choice/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Assertion (A)')).toBeFocused();
    await page.keyboard.type('A heater of 2 kW uses 2 kWh in an hour.');
    await tabTo(page, 'Reason (R)', 'textbox');
    await page.keyboard.type('Energy is power times time.');
    await tabTo(page, /^Option A is the right answer: Both A and R/, 'radio');
    await page.keyboard.press('Space');

    await dialog.getByRole('button', { name: 'Preview as student' }).press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview as student' });
    await preview.getByRole('radio', { name: 'Both are true, R explains A' }).press('Space');
    await expect(preview.getByText('Right', { exact: true })).toBeVisible();
    const previous = preview.getByRole('button', { name: 'Previous' });
    for (let n = 0; n < 4; n += 1) await previous.press('Enter');
    await expect(
      preview.getByRole('region', { name: 'About the case' }).getByRole('columnheader', { name: 'Power' }),
    ).toBeVisible();
    await expect(preview.getByText(asks[0] ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Test created successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    made.wasPublished = true;
    await publish(page, 'Kinds of questions');

    const account = await createStudent(page.request, 'Anaya Bose');
    await buySuper(page.request, account);
    const signedIn = await page.request.post('/api/v1/auth/sign-in', {
      headers: fromOurPages,
      data: account,
    });
    const { token } = (await signedIn.json()) as { token: string };
    const reply = await page.request.get('/api/v1/bulk-data', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { subjects } = ((await reply.json()) as { data: BulkContent }).data;
    const tests = subjects.flatMap(({ chapters }) => chapters).flatMap((each) => each.tests);
    const standard = {
      assertion: 'A heater of 2 kW uses 2 kWh in an hour.',
      reason: 'Energy is power times time.',
    };
    expect(tests.find((each) => each.title === title)?.questions).toMatchObject([
      ...asks.map((ask) => ({ kind: 'case', case: { passage, ask }, question: `${passage}\n\n${ask}` })),
      { kind: 'assertionReason', statements: standard, correctAnswer: 0 },
    ]);
  });
});
