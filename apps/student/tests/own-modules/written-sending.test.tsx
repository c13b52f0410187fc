import '../device-databases.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { blockedStorage } from '../quota-storage.ts';
import { renderApp } from '../render-app.tsx';
import { callsOf, student, useStudyApp } from '../study-app.tsx';
import { addressOf, anyTwo, openWritten, point, publishWritten, rowTexts, sumIs } from '../written-app.ts';

useStudyApp();
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  publishWritten();
});

const result = (halves: number) => ({
  writtenId: anyTwo._id,
  chapterId: 's1-c1',
  alternative: 0,
  ticked: '100',
  halves,
  outOfHalves: 4,
  createdAt: '2026-01-02T00:00:00.000Z',
});
async function keepOneMark(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  await screen.findByText('Model answer');
  await user.click(point('Setting bones'));
  await sumIs('1 of 2');
  await user.click(screen.getByRole('button', { name: 'Keep my marks' }));
}
async function toList(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'All written questions' }));
  await screen.findByText('Very short answer');
  await waitFor(() => expect(rowTexts().length).toBeGreaterThan(0));
}

describe('stored marks of a written question', () => {
  test('stored marks of a written question are labelled as in this tab alone when the browser stores nothing, until they are sent', async () => {
    let isDown = true;
    const { user } = await openWritten(addressOf(anyTwo._id), {
      'exchange.written': () => (isDown ? undefined : result(2)),
    });
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blockedStorage);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keepOneMark(user);
    await screen.findAllByText('What you did is not sent yet and is only in this tab, so keep it open.');
    // The line and the answer each poll every two seconds.
    await waitFor(() => expect(document.body.textContent).not.toContain('are kept on this device'));
    isDown = false;
    await outbox.flush();
    await waitFor(() => expect(screen.queryByText(/only in this tab/)).toBeNull());
  });

  test("stored marks of a written question are listed immediately while the server is unreachable, and sent once; the server's reply wins", async () => {
    let isDown = true;
    let stored = [result(4)];
    const { calls, user } = await openWritten(addressOf(anyTwo._id), {
      'progress.writtenResults': () => stored,
      'exchange.written': () => {
        if (isDown) return undefined;
        stored = [result(3)];
        return stored[0];
      },
    });
    await keepOneMark(user);
    await screen.findByText(
      'Your marks are kept on this device and are sent when the server can be reached.',
    );
    await toList(user);
    await waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1 of 2'));
    isDown = false;
    await outbox.flush();
    await waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1½ of 2'));
    const sent = callsOf(calls, 'exchange.written').map(({ input }) =>
      Reflect.get(Object(input), 'attemptId'),
    );
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size, 'the same attempt, which counts once').toBe(1);
  });

  test('stored marks of a written question refused by the server are reported, and the list shows the earlier marks again', async () => {
    await startProcedureServer(({ path }) => {
      if (path === 'exchange.written') return { status: 403, message: 'This chapter is locked' };
      if (path === 'progress.writtenResults') return { data: [result(2)] };
      return path === 'auth.user' ? { data: { user: student, lastPublishedContentAt: null } } : { data: [] };
    });
    const { user } = await renderApp(addressOf(anyTwo._id));
    await user.click(await screen.findByRole('button', { name: 'Show answer' }));
    await screen.findByText('Model answer');
    await user.click(screen.getByRole('button', { name: 'Keep my marks' }));
    await screen.findByText('These marks could not be saved');
    screen.getByText('This chapter is locked');
    await toList(user);
    await waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1 of 2'));
  });
});
