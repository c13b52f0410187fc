import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-passwords.ts';

const asha = { name: 'Asha Rao', email: 'asha.rao@example.in' };

test.each([
  'password',
  'Password1',
  'PASSWORD@123',
  'qwerty',
  '123456',
  '987654321',
  'abcdef',
  '111111',
  '      ',
  '121212',
  'iloveyou2',
  'krishna108',
  '１２３４５６',
  'asha.rao',
  'asha.rao@example.in',
  'AshaRao',
])('guessable passwords rejects the guessable password %j', (password) => {
  expect(isGuessablePassword(password, asha)).toBe(true);
});

test.each(['open sesame', 'exam-2027', 'krishnamurti', 'passwords-of-mine', 'मेरा पासवर्ड', 'asha.rao & co'])(
  'guessable passwords accepts the password %j',
  (password) => {
    expect(isGuessablePassword(password, asha)).toBe(false);
  },
);
