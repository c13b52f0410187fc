import { expect, it } from 'vitest';
import type { z } from 'zod';
import { resetPasswordInput, signInInput, signUpInput, verifyEmailInput } from './auth.ts';
import { testFields } from './tests.ts';

const firstMessage = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

const good = { name: 'Asha', age: 15, gender: 'Female', email: ' Asha@Example.com ', password: 'secret' };

it('sign-up trims the name and lower-cases the email', () => {
  expect(signUpInput.parse(good)).toMatchObject({ name: 'Asha', email: 'asha@example.com' });
});
it.each([
  [{ name: '   ' }, 'Please enter your name'],
  [{ age: undefined }, 'Please select your age'],
  [{ age: 9 }, 'Please select your age'],
  [{ age: 100 }, 'Please select your age'],
  [{ age: '15' }, 'Please select your age'],
  [{ gender: 'X' }, 'Please select your gender'],
  [{ email: '' }, 'Please enter your email'],
  [{ email: undefined }, 'Please enter your email'],
  [{ email: 'not-an-email' }, 'Please enter a valid email'],
  [{ password: '' }, 'Please enter your password'],
  [{ password: '12345' }, 'Password must be at least 6 characters long'],
])('sign-up rejects %j with %s', (change, message) => {
  expect(firstMessage(signUpInput, { ...good, ...change })).toBe(message);
});

it.each([
  [signInInput, { password: 'secret' }, 'Please enter your email'],
  [signInInput, { email: 'a@b.in' }, 'Please enter your password'],
  [verifyEmailInput, { code: 'ABCDEF' }, 'Please enter your email'],
  [verifyEmailInput, { email: 'a@b.in', code: ' ' }, 'Please enter the verification code'],
  [verifyEmailInput, { email: 'a@b.in', code: 'ABC' }, 'Please enter a valid 6-character verification code'],
  [resetPasswordInput, { email: 'a@b.in', newPassword: 'secret' }, 'Please enter the reset code'],
  [resetPasswordInput, { email: 'a@b.in', resetCode: 'ABCDEF' }, 'Please enter a new password'],
  [
    resetPasswordInput,
    { email: 'a@b.in', resetCode: 'ABCDEF', newPassword: '12345' },
    'Password must be at least 6 characters long',
  ],
])('the other auth forms show the sentence of the catalogue (%#)', (schema, input, message) => {
  expect(firstMessage(schema, input)).toBe(message);
});
it('the other auth forms accept a code in any case and with spaces', () => {
  expect(verifyEmailInput.parse({ email: 'a@b.in', code: ' ab c def ' }).code).toBe('ABCDEF');
});

const question = { question: 'Q', options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' };
const quiz = { title: 'T', timeLimit: 10, passingScore: 40, questions: [question] };
it.each([
  [{ title: ' ' }, 'Test title is required.'],
  [{ timeLimit: 0 }, 'Time limit must be at least 1 minute.'],
  [{ passingScore: 0 }, 'Passing score must be between 1 and 100.'],
  [{ passingScore: 101 }, 'Passing score must be between 1 and 100.'],
  [{ questions: [] }, 'At least one question is required.'],
  [{ questions: [question, { ...question, question: ' ' }] }, 'Question 2 is required.'],
  [{ questions: [{ ...question, options: ['a'] }] }, 'Each question must have 2-6 non-empty options.'],
  [{ questions: [{ ...question, options: ['a', ' '] }] }, 'Each question must have 2-6 non-empty options.'],
  [
    { questions: [{ ...question, options: [...'abcdefg'] }] },
    'Each question must have 2-6 non-empty options.',
  ],
  [
    { questions: [question, question, { ...question, correctAnswer: null }] },
    'Select the correct answer for question 3.',
  ],
  [
    { questions: [{ ...question, correctAnswer: 2 }] },
    'Correct answer must be a valid option index for question 1.',
  ],
  [
    { questions: [{ ...question, difficulty: 'tough' }] },
    'Difficulty must be easy, medium, or hard for question 1.',
  ],
])('a test with %j shows %s', (change, message) => {
  expect(firstMessage(testFields, { ...quiz, ...change })).toBe(message);
});
