import { expect, test } from '@playwright/test';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { openReader, openStudent, publish, said, show, takeAway, writeNotes } from '#src/build-chapter.ts';

const made = { subject: '', wasPublished: false };
test.afterEach(({ request }) => takeAway(request, made));

test('a page can be written, published and read on a phone', async ({ page, browser }) => {
  const chapter = await makeChapter(page.request, {});
  made.subject = chapter.subject;
  await openAdmin(page, `${chapter.path}/notes`);
  await writeNotes(page);
  await page.getByRole('button', { name: 'Subjects', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const subject = drawer.getByRole('button', { name: chapter.subject, exact: true });
  if ((await subject.getAttribute('aria-expanded')) !== 'true') await subject.click();
  await show(page, `Students see the subject ${chapter.subject}`, 'Subject content availability enabled');
  await show(page, `Students see the chapter ${chapter.chapter}`, 'Chapter content availability enabled');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toBeHidden();
  made.wasPublished = true;
  await publish(page, 'From the phone');
  const student = await openStudent(browser, page);
  await openReader(student, `/tabs/${chapter.subjectId}/${chapter.chapterId}`);
  await said(student, 'It goes straight');
  await student.context().close();
});
