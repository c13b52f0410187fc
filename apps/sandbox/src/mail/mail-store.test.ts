import { expect, test } from 'vitest';
import { createMailStore } from './mail-store.ts';

test('only the last 500 mails are stored, newest first', () => {
  const store = createMailStore();
  for (let number = 0; number < 503; number += 1) {
    store.add({ to: ['asha@example.in'], from: 'app@example.in', subject: `${number}`, text: '', html: '' });
  }
  const subjects = store.list('Asha@example.in').map((mail) => mail.subject);
  expect(subjects).toHaveLength(500);
  expect([subjects[0], subjects[499]]).toEqual(['502', '3']);
});
