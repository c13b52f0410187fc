import { refreshCopy } from 'virtual:messages/refresh';
import type { Mark } from '@repo/contracts/marks';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getSession, setCredentials } from '#src/platform/session/session.ts';
import { MarkDialog } from '#src/reading/annotations/mark-dialog.tsx';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const files = import.meta.glob('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const takesText = /<(TextField|TextAreaField|PasswordField|CodeField|EmailField|textarea|input)\b/;
/** The start tag, up to its type, of an input that takes no text. */
const controls = /<input\b((?!\/>).)*?type="(checkbox|radio|file|range)"/gs;
const hasTextField = (source: unknown) => takesText.test(String(source).replaceAll(controls, ''));

const heldHere = 'is stored on the device at once; the outbox sends it';
const goesOn = 'leads to another screen, which names what was sent; a failure leaves the field as it is';
/** For each file with a form: what happens to text typed during its request. */
const covered: Record<string, string> = {
  'study/exam-plan/exam-plan-dialog.tsx': heldHere,
  'study/exam-plan/paper-days.tsx': 'part of the dialog above',
  'reading/annotations/mark-dialog.tsx': heldHere,
  'features/chapter/flashcards/own-cards-panel.tsx': heldHere,
  'reading/reports/report-dialog.tsx': heldHere,
  'study/questions/typed/typed-entry.tsx': heldHere,
  'study/written/own-text.tsx': heldHere,
  'features/profile/field-control.tsx': 'tested below: stays, as another change of the field',
  'features/profile/reminder-card.tsx':
    'tested in reminder-card.test.tsx: a time typed since stays, and is sent next',
  'features/auth/verify-form.tsx': 'tested below: a code typed since is not emptied',
  'features/privacy/enter-code.tsx': 'as verify-form.tsx',
  'features/auth/email-field.tsx': 'part of the forms of features/auth',
  'features/auth/login-screen.tsx': goesOn,
  'features/auth/new-password-form.tsx': goesOn,
  'features/auth/reset-code-form.tsx': goesOn,
  'features/auth/signup/signup-step.tsx': goesOn,
  'features/consent/guardian-form.tsx': goesOn,
  'features/guardian/link-form.tsx': 'the field stays as it is, whatever the reply',
  'features/annotations/marks-list.tsx': 'filters on the device',
  'features/search/search-panel.tsx': 'searches on the device',
  'features/referral/invite-card.tsx': 'is read only',
};

test('the list of forms says for each file with a field what happens to text typed during a request', () => {
  const found = Object.entries(files)
    .filter(([, source]) => hasTextField(source))
    .map(([path]) => path.replace('/src/', ''));
  expect(found.toSorted()).toEqual(Object.keys(covered).toSorted());
});

test('the list of forms finds a text field also in a file with a checkbox', () => {
  expect(hasTextField('<input type="checkbox" />')).toBe(false);
  expect(hasTextField('<TextField /><input type="checkbox" />')).toBe(true);
  expect(hasTextField('<input onChange={() => go()} value={text} /><input type="radio" />')).toBe(true);
});

const bookmark: Mark = {
  ...{ markId: 'bookmark page p1', chapterId: 's1-c1', about: 'page', itemId: 'p1', kind: 'bookmark' },
  ...{ quote: { exact: 'Ohm', prefix: '', suffix: '' }, note: '' },
};
let highlights = 0;
const newHighlight = (): Mark => ({ ...bookmark, markId: `highlight-${++highlights}`, kind: 'highlight' });

test.each([
  ['a bookmark', () => bookmark, false, 'Remove'],
  ['a new highlight', newHighlight, true, 'Cancel'],
])(
  'the note typed for %s is still there after a reload, until it is saved or discarded',
  async (_, markOf, isNew, discard) => {
    setCredentials(makeUser({ plan: 'Pro' }), 'token');
    const user = userEvent.setup();
    const stored = () => Object.keys(localStorage).some((key) => key.includes('unsaved-'));
    const open = () => {
      cleanup();
      render(<MarkDialog mark={markOf()} isNew={isNew} onClose={() => {}} />);
      return screen.getByLabelText<HTMLTextAreaElement>('Your note (optional)');
    };
    for (const button of ['Save', discard]) {
      await user.type(open(), 'Ask why');
      expect(stored(), 'for a reload').toBe(true);
      expect(open().value).toBe('Ask why');
      await user.click(screen.getByRole('button', { name: button }));
      expect(stored()).toBe(false);
      expect(open().value).toBe('');
    }
  },
);

// docs/product/screens.md#typing-during-a-save
describe('text typed while a request is in flight', () => {
  test('text typed while a request is in flight stays in the name of the profile, and is saved next', async () => {
    const student = makeUser();
    logInWithLibrary(student);
    let answerNow = () => {};
    const isTyped = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const server = await startProcedureServer(async ({ path, input }) => {
      if (path !== 'auth.updateUser') return { data: { user: student, lastPublishedContentAt: null } };
      await isTyped;
      return { data: { user: { ...student, ...(input as object) }, message: 'ok' } };
    });
    const { user } = await renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Aarohi');
    act(() => screen.getByRole('button', { name: 'Save' }).click());
    await user.type(screen.getByLabelText('Name'), ' S.');
    answerNow();
    await screen.findByText('Name updated successfully!');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Aarohi S.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getSession().user?.name).toBe('Aarohi S.'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    const updates = server.calls.filter(({ path }) => path === 'auth.updateUser');
    expect(updates.map(({ input }) => input)).toEqual([{ name: 'Aarohi' }, { name: 'Aarohi S.' }]);
  });

  test('text typed while a request is in flight stays in the name of the profile while a picture is stored, which reloads the page afterwards', async () => {
    const student = makeUser();
    logInWithLibrary(student);
    await startProcedureServer(() => ({ data: { user: student, lastPublishedContentAt: null } }));
    const send = fetch;
    vi.stubGlobal('fetch', (target: string, init?: RequestInit) =>
      String(target).includes('auth.updateProfile')
        ? Response.json({ result: { data: { user: student, message: 'ok' } } })
        : send(target, init),
    );
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
    const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    canvas.mockReturnValue({ fillRect() {}, drawImage() {} } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
    const { user } = await renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File(['a'], 'a.png', { type: 'image/png' }),
    );
    await screen.findByText('Profile picture updated successfully!');
    await user.type(screen.getByLabelText('Name'), ' S.');
    expect(screen.queryByText(refreshCopy.refreshing)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText(refreshCopy.refreshing);
  });

  test.each([
    ['empties a code typed before', '123456', '123456', ''],
    ['keeps a code typed since', '', '654321', '654321'],
  ])('requesting a new mail with a code %s the request', async (_, before, since, after) => {
    await startProcedureServer(() => ({ data: { message: 'sent' } }));
    const { user } = await renderApp('/verify');
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    const code = screen.getByLabelText<HTMLInputElement>('Verification code');
    act(() => code.focus());
    if (before) await user.keyboard(before);
    act(() => screen.getByRole('button', { name: 'Resend code' }).click());
    if (since !== before) await user.keyboard(since);
    await screen.findByText(/Resend code in (30|29)s/);
    expect(code.value).toBe(after);
  });
});
