import { expect, test } from '@playwright/test';
import {
  levelOf,
  listed,
  makeDocument,
  numberingOf,
  paragraph,
  pictureRun,
  run,
} from '@repo/content/testing/make-document';
import sharp from 'sharp';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const numbering = numberingOf([levelOf(0, 'decimal', '%1.'), levelOf(1, 'lowerLetter', '(%2)')]);
const half =
  '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';

async function wordFile(name: string, body: string[], styles?: string) {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2b8' } })
    .png()
    .toBuffer();
  const media = { rId7: { name: 'image1.png', bytes } };
  const buffer = Buffer.from(
    makeDocument({ body: body.join(''), numbering, media, ...(styles ? { styles } : {}) }),
  );
  return { name, mimeType, buffer };
}

test.describe('a Word document', () => {
  const made = { subjectId: '' };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
  });

  test('a Word document imports a question paper as a test and notes as topics, with pictures and formulas', {
    tag: '@journey',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const chapter = await makeChapter(page.request, {});
    made.subjectId = chapter.subjectId;
    await openAdmin(page, `${chapter.path}/test`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const file = await wordFile('Unit test.docx', [
      paragraph(run('What is shown?') + pictureRun('rId7', 'A green field'), listed(1)),
      paragraph('grass', listed(1, 1)),
      paragraph('sky', listed(1, 1)),
      paragraph('Ans: (a)'),
      paragraph(run('How much is ') + half + run('?') + run(' secret', '<w:vanish/>'), listed(1)),
      paragraph('0.5', listed(1, 1)),
      paragraph(run('2', '<w:highlight w:val="yellow"/>'), listed(1, 1)),
    ]);
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    const paste = page.getByRole('dialog', { name: 'Questions from a document' });
    await expect(paste.getByText('2 questions found.')).toBeVisible();
    await expect(paste.getByText('Hidden text is left out. “secret”')).toBeVisible();
    await expect(paste.getByText(/“\*\*2\*\*” alone stands out/)).toBeVisible();
    await paste.getByRole('button', { name: 'Add 2 questions' }).click();
    const editor = page.getByRole('dialog', { name: 'Add test' });
    await editor.getByLabel('Title').fill('From Word');
    await editor.getByRole('button', { name: 'Preview as student' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview as student' });
    await preview.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(preview.getByRole('img', { name: 'A green field' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await editor.getByRole('button', { name: 'Question 2', exact: false }).first().click();
    await editor.getByRole('radio', { name: 'Option B is the right answer' }).press('Space');
    await editor.getByRole('button', { name: 'Create test' }).click();
    await expect(page.getByText('2 questions · 10 min')).toBeVisible();

    await page.goto(`${chapter.path}/notes`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const importing = page.getByRole('dialog', { name: 'Import notes' });
    const notes = await wordFile('Light.docx', [
      paragraph('Reflection', '<w:outlineLvl w:val="0"/>'),
      paragraph(run('Half is ') + half + pictureRun('rId7', 'A green field')),
      paragraph('Refraction', '<w:outlineLvl w:val="0"/>'),
      paragraph(run('Light ') + run('bends', '<w:u w:val="single"/>')),
    ]);
    await importing.locator('input[type=file]').setInputFiles(notes);
    await expect(importing.getByText(/Underlined words are plain now/)).toBeVisible();
    await importing.getByRole('button', { name: 'Import 2 topics' }).click();
    const topics = page.getByRole('list', { name: 'Topics' });
    await expect(topics.getByRole('button', { name: /Refraction/ }).first()).toBeVisible();
  });
});
