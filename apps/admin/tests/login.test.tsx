import * as adminMessages from '@repo/contracts/messages/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accessKey, endAccess } from '#src/session/admin-session.ts';
import { keepTeacherName, readTeacherName } from '#src/session/teacher-name.ts';
import { type Answer, fakeServer, holdReplies, sessionRefused } from './fake-server.ts';
import { inHours, leaveTool, renderOpenTool, renderTool } from './render-tool.tsx';

const granted = (token: string): Answer => ({
  data: { token, expiresAt: inHours(8), message: adminMessages.adminGranted },
});
const wrong: Answer = {
  status: 401,
  message: adminMessages.adminPasswordWrong,
  errorCode: 'WRONG_CREDENTIALS',
};
const published: Answer = { data: { lastPublishedContentAt: '2026-11-18T13:10:00.000Z' } };

function startServer(verify: Answer = granted('fresh-token')) {
  return fakeServer({
    'admin.verify': () => verify,
    'admin.overview': () => published,
    'content.papers.list': () => ({ data: [] }),
    'admin.unpublishedChanges': () => ({ data: { changes: [], count: 0 } }),
    'content.subjects.list': () => ({ data: [] }),
  });
}

const field = () => screen.findByLabelText<HTMLInputElement>('Admin password');
const button = () => screen.getByRole('button', { name: 'Verify Admin Access' });
const tool = () => screen.findByRole('button', { name: 'Publish Content' });
const errorOf = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

afterEach(leaveTool);

it('a locked tool shows only the password field and sends no request', async () => {
  const server = startServer();
  renderTool();
  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(input.type).toBe('password');
  expect(screen.queryByRole('button', { name: 'Publish Content' })).toBeNull();
  expect(server.calls).toEqual([]);
});

it('the login reports a blank password at its field, without a request', async () => {
  const server = startServer();
  const user = renderTool();
  const input = await field();
  await user.type(input, '   ');
  await user.click(button());
  expect(errorOf(input)).toBe('Please enter the admin password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(server.calls).toEqual([]);
});

it("the login asks for the authenticator app's code where required, and for a new one when it was wrong", async () => {
  const answers: Answer[] = [
    { status: 401, message: adminMessages.adminCodeRequired, errorCode: 'SECOND_FACTOR_NEEDED' },
    { status: 401, message: adminMessages.adminCodeWrong, errorCode: 'WRONG_CREDENTIALS' },
    granted('fresh-token'),
  ];
  const server = fakeServer({
    'admin.verify': () => answers.shift() ?? wrong,
    'admin.overview': () => published,
    'admin.unpublishedChanges': () => ({ data: { changes: [], count: 0 } }),
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = renderTool();
  await user.type(await field(), 'open sesame');
  await user.click(button());
  const code = await screen.findByLabelText<HTMLInputElement>('Code of your authenticator app');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText(adminMessages.adminCodeRequired)).toBeNull();
  await user.type(code, '111 111{Enter}');
  await waitFor(() => expect(errorOf(code)).toBe(adminMessages.adminCodeWrong));
  await user.clear(code);
  await user.type(code, '222222{Enter}');
  await tool();
  expect(server.inputsOf('admin.verify')).toEqual([
    { password: 'open sesame' },
    { password: 'open sesame', code: '111 111' },
    { password: 'open sesame', code: '222222' },
  ]);
});

it('the login reports a wrong password at the field and in a toast, and keeps the typed text', async () => {
  startServer(wrong);
  const user = renderTool();
  const input = await field();
  await user.type(input, 'guess{Enter}');
  await waitFor(() => expect(errorOf(input)).toBe('Invalid admin password'));
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid admin password');
  expect(input.value).toBe('guess');
  expect(document.activeElement).toBe(input);
});

it('the login tells a blocked guesser the longest waiting time', async () => {
  startServer({ limited: requestMessages.tooMany });
  const user = renderTool();
  const input = await field();
  await user.type(input, 'guess{Enter}');
  await waitFor(() =>
    expect(errorOf(input)).toBe(`${requestMessages.tooMany}You can try again within 15 minutes.`),
  );
});

it('the login tells a blocked guesser the time of the next try, if the server sends one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 18, 30, 20).getTime());
  startServer({
    status: 429,
    message: requestMessages.tooMany,
    errorCode: 'TOO_MANY',
    retryAfterSeconds: 640,
  });
  const user = renderTool();
  const input = await field();
  await user.type(input, 'guess{Enter}');
  await waitFor(() => expect(errorOf(input)).toBe(`${requestMessages.tooMany}You can try again at 6:41 pm.`));
});

it('the login does not call the password wrong when the server is unreachable', async () => {
  startServer('offline');
  const user = renderTool();
  const input = await field();
  await user.type(input, 'right{Enter}');
  await waitFor(() => expect(errorOf(input)).toContain('The server did not answer'));
});

it('the login opens with the right password, stores the token with its expiry and sends it with calls', async () => {
  const server = startServer();
  const user = renderTool();
  await user.type(await field(), 'right{Enter}');
  await tool();
  expect(await screen.findByText('Admin access granted')).toBeDefined();
  expect(server.inputsOf('admin.verify')[0]).toEqual({ password: 'right' });
  const stored = JSON.parse(localStorage.getItem(accessKey) ?? 'null');
  expect(stored.token).toBe('fresh-token');
  expect(Date.parse(stored.expiresAt)).toBeGreaterThan(Date.now());
  await waitFor(() => expect(server.callsOf('admin.overview')[0]?.token).toBe('fresh-token'));
  expect(document.activeElement?.id).toBe('main');
});

it('the login sends one request for a double click and shows that it is busy', async () => {
  const server = startServer();
  const reply = holdReplies(server, 'admin.verify');
  const user = renderTool();
  await user.type(await field(), 'right');
  const submit = button();
  act(() => {
    submit.click();
    submit.click();
  });
  await user.keyboard('{Enter}');
  const busy = await screen.findByRole('button', { name: /Verifying/ });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(server.callsOf('admin.verify')).toHaveLength(1));
  await reply();
  await tool();
  expect(server.callsOf('admin.verify')).toHaveLength(1);
});

it('the login can reveal the typed password', async () => {
  startServer();
  const user = renderTool();
  const input = await field();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('the login covers the open work when the session ends, and work continues with a new session', async () => {
  const server = startServer(granted('second-token'));
  const user = renderOpenTool();
  const opener = await tool();
  endAccess();
  const login = await screen.findByRole('dialog', { name: 'Your admin session has ended' });
  expect(opener.isConnected).toBe(true);
  await user.keyboard('{Escape}');
  expect(login.isConnected).toBe(true);
  await user.type(within(login).getByLabelText('Admin password'), 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener.isConnected).toBe(true);
  await waitFor(() => expect(server.callsOf('admin.overview').at(-1)?.token).toBe('second-token'));
});

it('the login returns when the server refuses the token, discards the token and then loads what was refused', async () => {
  const server = startServer();
  server.answers['admin.overview'] = () => sessionRefused;
  const user = renderOpenTool();
  const login = await screen.findByRole('dialog', { name: 'Your admin session has ended' });
  expect(localStorage.getItem(accessKey)).toBeNull();
  expect(screen.queryByText('The state of the content could not be loaded')).toBeNull();
  server.answers['admin.overview'] = () => published;
  await user.type(within(login).getByLabelText('Admin password'), 'right{Enter}');
  expect(await screen.findByText(/^Students see the version of/)).toBeDefined();
});

it('Log out locks the whole tool and removes the token', async () => {
  startServer();
  const user = renderOpenTool();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(document.activeElement).toBe(await field());
  expect(screen.queryByRole('button', { name: 'Publish Content' })).toBeNull();
  expect(localStorage.getItem(accessKey)).toBeNull();
});

it('the device remembers the name given at login, and forgets it after a login without a name', async () => {
  startServer();
  const user = renderTool();
  await user.type(await field(), 'right');
  await user.type(screen.getByLabelText('Your name (optional)'), ' Asha ');
  await user.click(button());
  await tool();
  expect(readTeacherName()).toBe('Asha');
  leaveTool();
  keepTeacherName('Asha');
  const later = renderTool();
  await later.type(await field(), 'right');
  expect(screen.getByLabelText<HTMLInputElement>('Your name (optional)').value).toBe('Asha');
  await later.clear(screen.getByLabelText('Your name (optional)'));
  await later.click(button());
  await tool();
  expect(readTeacherName()).toBe('');
});
