import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { teacherNameHeader } from '@repo/contracts/limits/admin';
import { demo } from './demo.ts';
import { fromOurPages } from './student.ts';

let count = 0;
/** A name that no other test uses. */
export const freshName = (name: string): string => {
  count += 1;
  return `${name} ${Date.now().toString(36)}${count}`;
};

type Made = { data: { _id: string } };

/** The API as an admin program calls it, with the admin's token and a teacher's name. */
export async function adminCalls(request: APIRequestContext, teacher = '') {
  const verified = await request.post('/api/v1/admin/verify', {
    headers: fromOurPages,
    data: { password: demo.adminPassword },
  });
  const { token } = (await verified.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, [teacherNameHeader]: encodeURIComponent(teacher) };
  async function send<T>(method: string, path: string, data?: unknown): Promise<T> {
    const reply = await request.fetch(`/api/v1${path}`, { method, headers, data });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as T;
  }
  return { send };
}

/** Creates a subject and a chapter with topics of these pages. */
export async function makeChapter(
  request: APIRequestContext,
  topics: Record<string, string[]> = { Forces: ['First page text', 'Second page text'] },
) {
  const { send } = await adminCalls(request);
  const subject = freshName('Subject');
  const chapter = freshName('Chapter');
  const { _id: subjectId } = (await send<Made>('POST', '/subjects', { name: subject })).data;
  const { _id: chapterId } = (await send<Made>('POST', '/chapters', { name: chapter, subject: subjectId }))
    .data;
  for (const [name, pages] of Object.entries(topics)) {
    const { _id } = (await send<Made>('POST', '/topics', { name, description: '', chapter: chapterId })).data;
    await send('PUT', `/topics/${_id}`, { pages: pages.map((content) => ({ content })) });
  }
  return { subject, chapter, subjectId, chapterId, path: `/admin/${subjectId}/${chapterId}` };
}

/** Opens an address of the content tool and logs in. */
export async function openAdmin(page: Page, path = '/admin/'): Promise<void> {
  await page.goto(path);
  const password = page.getByLabel('Admin password');
  await password.fill(demo.adminPassword);
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish Content' })).toBeVisible();
}
