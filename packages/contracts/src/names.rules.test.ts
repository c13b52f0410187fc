import { expect, test } from 'vitest';
import { email, name } from './fields.ts';
import { mailboxOf } from './mailbox.rules.ts';
import { firstNameFor } from './names.rules.ts';

test.each([
  ['  Asha   Rao ', 'Asha Rao'],
  ['X\n\nYour account is blocked', 'X Your account is blocked'],
  ['Asha\u0007\u009b', 'Asha'],
  ['\u202eahsA\u2069 Rao', 'ahsA Rao'],
  ['A\u00adsha\u200b\u2060\ufeff', 'Asha'],
  ['\u2028Asha\u2029', 'Asha'],
  ['क्‍षमा शर्मा', 'क्‍षमा शर्मा'],
  ['Zoë O’Neill-D’Souza', 'Zoë O’Neill-D’Souza'],
])('the name %j is stored as %j', (given, stored) => {
  expect(name.parse(given)).toBe(stored);
});

test.each(['\u202e', '\n\t', '\u200b\ufeff'])(
  'a name made of invisible characters only is empty: %j',
  (given) => {
    expect(name.safeParse(given).error?.issues[0]?.message).toBe('Please enter your name');
  },
);

test.each([
  ['Asha Rao', 'Asha'],
  ['X\n\nYour account is blocked. Call 1800', 'X'],
  ['Winner! Claim Rs 5000 at http://evil.example/win now', null],
  ['evil.example is waiting', null],
  ['https://evil.example', null],
  ['\u202eAsha', 'Asha'],
  ['1800-000-000', null],
  ['क्‍षमा शर्मा', 'क्‍षमा'],
  ['रितिका शर्मा', 'रितिका'],
  ['', null],
])('the name %j is greeted as %j in a mail', (given, first) => {
  expect(firstNameFor(given)).toBe(first);
});

test.each([
  ['  Asha.Rep@Gmail.com ', 'asha.rep@gmail.com'],
  ['asha@example.in\u200b', 'asha@example.in'],
  ['\ufeffasha@example.in', 'asha@example.in'],
  ['asha＠example.in', 'asha@example.in'],
])('an email copied as %j is read as %j', (given, read) => {
  expect(email.parse(given)).toBe(read);
});

test.each([
  ['asha+mum@example.in', 'asha@example.in'],
  ['As.Ha+x+y@GMail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['as.ha@example.in', 'as.ha@example.in'],
  ['+@example.in', '+@example.in'],
  ['++mum@example.in', '+@example.in'],
])('the email %s belongs to the mailbox %s', (given, mailbox) => {
  expect(mailboxOf(given)).toBe(mailbox);
});
