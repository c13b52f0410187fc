import * as authMessages from '@repo/contracts/messages/auth';
import * as requestMessages from '@repo/contracts/messages/request';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accessKey } from '#src/session/admin-session.ts';
import { type Answer, fakeServer } from './fake-server.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

const published: Answer = { data: { lastPublishedContentAt: '2026-11-18T13:10:00.000Z' } };
const done: Answer = { data: { message: authMessages.logoutDone } };
const startServer = (logOut: () => Answer | Promise<Answer>) =>
  fakeServer({ 'admin.overview': () => published, 'admin.logOut': logOut });

const isLocked = async () => {
  expect(await screen.findByLabelText('Admin password')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish Content' })).toBeNull();
  expect(localStorage.getItem(accessKey)).toBeNull();
};
async function logOut() {
  const user = renderOpenTool();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
}

afterEach(leaveTool);

it('Log out ends the session on the server, with the token that was just removed from the device', async () => {
  const server = startServer(() => done);
  await logOut();
  await isLocked();
  await waitFor(() => expect(server.callsOf('admin.logOut')).toHaveLength(1));
  expect(server.callsOf('admin.logOut')[0]?.token).toBe('open-token');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Log out locks the tool immediately, without waiting for the server', async () => {
  let answer: (reply: Answer) => void = () => {};
  startServer(() => new Promise((resolve) => (answer = resolve)));
  await logOut();
  await isLocked();
  answer(done);
});

it.each<[string, Answer]>([
  ['can not be reached', 'offline'],
  ['fails', { status: 503, message: requestMessages.unavailable, errorCode: 'UNAVAILABLE' }],
])(
  "Log out locks the tool when the server %s, and says that the server's session ends later",
  async (_, answer) => {
    startServer(() => answer);
    await logOut();
    await isLocked();
    expect((await screen.findByRole('alert')).textContent).toContain('You are logged out here.');
  },
);
