import { expect, test } from 'vitest';
import { findCode } from './find-code.ts';

test.each([
  ['a line of its own', { text: 'Your code\n\n  ABCDEF  \n\nBye' }, 'ABCDEF'],
  ['behind the word', { text: 'Your verification code is: 4F7K2P. It lasts 10 minutes.' }, '4F7K2P'],
  ['the subject', { subject: 'Your code: Q2W3E4', text: 'Hello there' }, 'Q2W3E4'],
  ['HTML alone', { html: '<style>.a{color:ABCDEF}</style><p>Code</p><td>Z9Y8X7</td>' }, 'Z9Y8X7'],
  ['no code at all', { text: 'PLEASE verify your account number 123456789', subject: 'WELCOME' }, null],
])('the code of a mail is found in %s', (_name, mail, code) => {
  expect(findCode({ subject: '', text: '', html: '', ...mail })).toBe(code);
});
