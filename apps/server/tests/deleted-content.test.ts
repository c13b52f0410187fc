import { teacherNameHeader } from '@repo/contracts/limits/admin';
import { drafts } from '@repo/domain';
import { expect, it } from 'vitest';
import { call, expectDocumented } from './call.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();

it.each([
  ['without a name', undefined, ''],
  ['with the name of the content tool', encodeURIComponent('श्रीमती अय्यर'), 'श्रीमती अय्यर'],
  ['with a name that is none', '%E0%A4%A', ''],
  ['with a name that is too long', 'a'.repeat(61), ''],
])(
  'a documented DELETE %s answers as before, and moves what it deletes to the bin',
  async (_, name, deletedBy) => {
    const card = { question: 'Why?', answer: 'So', difficulty: 'easy', chapter: 'econ-1' } as const;
    const { _id: id } = await drafts.createFlashcard(server.domain, card);
    const token = await server.adminToken();
    const headers: Record<string, string> = name === undefined ? {} : { [teacherNameHeader]: name };
    const reply = await call(server.app, 'DELETE', `/api/v1/flashcards/${id}`, { token, headers });
    expect(expectDocumented(reply, 'DELETE /v1/flashcards/:id')).toMatchObject({
      ...{ success: true, data: { _id: id }, message: 'Flashcard deleted successfully' },
    });
    const { items } = await drafts.listDeleted(server.domain, {});
    expect(items[0]).toMatchObject({ itemId: id, deletedBy });
  },
);
