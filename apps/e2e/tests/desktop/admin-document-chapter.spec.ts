import { expect, type Page, test } from '@playwright/test';
import { freshName, openAdmin } from '#src/admin.ts';
import { openStudent, publish, said, show, tab, takeAway } from '#src/build-chapter.ts';
import { chapterDocument, chapterKeys } from '#src/chapter-document.ts';
import { countActs, minutesOf } from '#src/count-acts.ts';
import { tokenOf } from '#src/states/calls.ts';

type Chapter = {
  topics: { name: string; pages: { content: string }[] }[];
  tests: { questions: { question: string; correctAnswer: number }[] }[];
};

/** Opens the import of the tab and chooses the document. */
async function chooseDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').locator('button', { hasText: 'Choose a file' }).click();
  await (await choosing).setFiles(await chapterDocument());
}

/** A chapter as students download it. */
async function publishedChapter(student: Page, chapterId: string): Promise<Chapter> {
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const reply = await student.request.get('/api/v1/bulk-data', { headers });
  const { data } = (await reply.json()) as {
    data: { subjects: { chapters: (Chapter & { _id: string })[] }[] };
  };
  const found = data.subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);
  if (!found) throw new Error('the chapter is not published');
  return found;
}

test.describe('a chapter in a Word document of ten pages', () => {
  const made = { subject: '', wasPublished: false };
  test.afterEach(({ request }) => takeAway(request, made));

  test('a chapter in a Word document of ten pages is published in under 12 minutes and 90 clicks', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    made.subject = freshName('Physics');
    await openAdmin(page);
    const acts = await countActs(page);
    await page.getByRole('button', { name: 'Add subject' }).click();
    await page.getByLabel('New subject').pressSequentially(made.subject);
    await page.keyboard.press('Enter');
    await said(page, 'Subject created successfully');
    await page.getByRole('button', { name: 'Add chapter' }).click();
    await page.getByLabel(`New chapter in ${made.subject}`).pressSequentially('Light');
    await page.keyboard.press('Enter');
    await said(page, 'Chapter created successfully');

    await chooseDocument(page);
    await page.getByRole('button', { name: 'Import 5 topics' }).click();
    await said(page, '5 topics imported');
    // The import made a topic of the exercises too, which is not needed.
    await page.getByRole('button', { name: 'More for Exercises' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();

    await tab(page, 'Test');
    await chooseDocument(page);
    await page.getByRole('button', { name: 'Add 25 questions' }).click();
    const editor = page.getByRole('dialog', { name: 'Add test' });
    await editor.getByLabel('Title').pressSequentially('Light');
    await editor.getByRole('button', { name: 'Create test' }).click();
    await said(page, '25 questions · 10 min');

    await show(page, `Students see the subject ${made.subject}`, 'Subject content availability enabled');
    await show(page, 'Students see the chapter Light', 'Chapter content availability enabled');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 15_000 });
    made.wasPublished = true;
    await publish(page, '');

    const minutes = minutesOf(acts);
    test.info().annotations.push({ type: 'acts', description: JSON.stringify({ ...acts, minutes }) });
    expect(acts.clicks).toBeGreaterThan(10);
    expect(acts.clicks).toBeLessThan(90);
    expect(minutes).toBeLessThan(12);

    const [, , , chapterId = ''] = new URL(page.url()).pathname.split('/');
    const { topics, tests } = await publishedChapter(await openStudent(browser, page), chapterId);
    const texts = topics.flatMap(({ pages }) => pages.map(({ content }) => content));
    const count = (form: RegExp) => texts.join('\n').match(form)?.length;
    expect(texts).toHaveLength(8);
    expect([count(/^!\[/gm), count(/^\| --- /gm), count(/\$\$?[^$]+\$\$?/g)]).toEqual([3, 2, 12]);
    const keys = tests.flatMap(({ questions }) =>
      questions.map(({ correctAnswer }) => 'ABCD'[correctAnswer]),
    );
    expect(keys.join('')).toBe(chapterKeys);
  });
});
