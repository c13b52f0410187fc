import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftKey } from '#src/features/auth/signup/signup-draft.ts';
import { startProcedureServer } from './procedure-server.ts';
import { errorOf, renderApp } from './render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const open = (address: string) => async () => (await renderApp(address)).user;
const login = open('/login');
const verify = open('/verify');
const reset = open('/reset-password');
/** Opens the sign-up at this step, with the earlier steps filled in. */
const step = (number: number) => () => {
  const [name, age, gender] = ['Asha', '15', 'Female'].map((text, at) => (at + 1 < number ? text : ''));
  sessionStorage.setItem(draftKey, JSON.stringify({ step: number, name, age, gender, email: '' }));
  return open('/signup')();
};
async function resetCode() {
  await startProcedureServer(() => ({ data: { message: 'ok' } }));
  const user = await reset();
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await press(user, 'Send reset code');
  await screen.findByText('Password reset code sent to your email!');
  return user;
}
const email = { Email: 'asha@example.in' };
const code = { 'Reset code': 'ABC234' };

async function fillIn(user: User, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
}

// docs/product/screens.md#form-errors, docs/product/wire.md#field-rules
test.each<[says: string, at: string, open: () => Promise<User>, send: string, fill?: Record<string, string>]>(
  [
    ['Please enter your name', 'Name', step(1), 'continue'],
    ['Please select your age', 'Age', step(2), 'continue'],
    ['Please enter your email', 'Email', step(5), 'continue'],
    ['Please enter your password', 'Password', step(5), 'continue', email],
    [
      'Password must be at least 6 characters long',
      'Password',
      step(5),
      'continue',
      { ...email, Password: '12345' },
    ],
    ['Please enter your email', 'Email', login, 'done'],
    ['Please enter your password', 'Password', login, 'done', email],
    ['Please enter your email', 'Email', verify, 'Verify'],
    ['Please enter the verification code', 'Verification code', verify, 'Verify', email],
    [
      'Please enter a valid 6-character verification code',
      'Verification code',
      verify,
      'Verify',
      { ...email, 'Verification code': 'ABC' },
    ],
    ['Please enter your email', 'Email', reset, 'Send reset code'],
    ['Please enter the reset code', 'Reset code', resetCode, 'Reset password'],
    ['Please enter a new password', 'New password', resetCode, 'Reset password', code],
    [
      'Password must be at least 6 characters long',
      'New password',
      resetCode,
      'Reset password',
      { ...code, 'New password': '12345' },
    ],
  ],
)(
  'the form shows "%s" at the field %s, which is marked and has the focus (case %#)',
  async (says, at, open, send, fill = {}) => {
    const user = await open();
    await fillIn(user, fill);
    await press(user, send);
    await waitFor(() => expect(errorOf(at)).toBe(says));
    const field = screen.getByLabelText(at);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
  },
);

// docs/product/screens.md#form-errors, docs/product/wire.md#field-rules
test('a missing gender is reported at the radio group, and the first radio is focused', async () => {
  const user = await step(3)();
  await press(user, 'continue');
  const group = screen.getByRole('group', { name: 'Gender' });
  await waitFor(() => expect(group.getAttribute('aria-describedby')).not.toBeNull());
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toContain('Please select your gender');
  const [first] = screen.getAllByRole('radio');
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

// docs/product/screens.md#form-errors
test('two passwords are never shown as both matching and different', async () => {
  const user = await resetCode();
  await fillIn(user, { ...code, 'New password': 'exam-2027', 'Confirm new password': 'exam-2028' });
  await press(user, 'Reset password');
  await waitFor(() => expect(errorOf('Confirm new password')).toBe('Passwords do not match'));
  expect(screen.queryByText('Passwords match')).toBeNull();
  await fillIn(user, { 'Confirm new password': 'exam-2027' });
  await screen.findByText('Passwords match');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  expect(screen.getByLabelText('Confirm new password').getAttribute('aria-invalid')).not.toBe('true');
  await fillIn(user, { 'New password': 'exam-2029' });
  expect(screen.queryByText('Passwords match')).toBeNull();
});
