import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { blockedStorage } from './quota-storage.ts';
import { button, pageText } from './render-app.tsx';
import { callsOf, patience, seen, useStudyApp } from './study-app.tsx';
import { addressOf, anyTwo, openWritten, point, publishWritten, rowTexts, sumIs } from './written-app.ts';

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
const keepOneMark = async () => {
  await vi.waitFor(() => button('Show answer').click(), patience);
  await seen('Model answer');
  point('Setting bones').click();
  await sumIs('1 of 2');
  button('Keep my marks').click();
};
const toList = async () => {
  [...document.querySelectorAll('a')].find((one) => one.textContent === 'All written questions')?.click();
  await seen('Very short answer');
  await vi.waitFor(() => expect(rowTexts().length).toBeGreaterThan(0), patience);
};

describe('marks that were kept', () => {
  test('are said to be in this tab alone where the browser stores nothing, until they are sent', async () => {
    let isDown = true;
    await openWritten(addressOf(anyTwo._id), {
      'progress.submitWritten': () => (isDown ? undefined : result(2)),
    });
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blockedStorage);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keepOneMark();
    await seen('What you did is not sent yet and is only in this tab, so keep it open.');
    expect(pageText()).not.toContain('are kept on this device');
    isDown = false;
    await outbox.flush();
    await vi.waitFor(() => expect(pageText()).not.toContain('only in this tab'), patience);
    vi.restoreAllMocks();
  });

  test('are in the list at once while the server cannot be reached, and are sent once; its answer wins', async () => {
    let isDown = true;
    let stored = [result(4)];
    const calls = await openWritten(addressOf(anyTwo._id), {
      'progress.writtenResults': () => stored,
      'progress.submitWritten': () => {
        if (isDown) return undefined;
        stored = [result(3)];
        return stored[0];
      },
    });
    await keepOneMark();
    await seen('Your marks are kept on this device and are sent when the server can be reached.');
    await toList();
    await vi.waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1 of 2'), patience);
    isDown = false;
    await outbox.flush();
    await vi.waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1½ of 2'), patience);
    const sent = callsOf(calls, 'progress.submitWritten').map(({ input }) =>
      Reflect.get(Object(input), 'attemptId'),
    );
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size, 'the same attempt, which counts once').toBe(1);
  });

  test('that the server refuses are told, and the list shows what was there before', async () => {
    const { startProcedureServer } = await import('./procedure-server.ts');
    const { renderApp } = await import('./render-app.tsx');
    const { user } = await import('./study-app.tsx');
    await startProcedureServer(({ path }) => {
      if (path === 'progress.submitWritten') return { status: 403, message: 'This chapter is locked' };
      if (path === 'progress.writtenResults') return { data: [result(2)] };
      return path === 'auth.user' ? { data: { user, lastPublishedContentAt: null } } : { data: [] };
    });
    await renderApp(addressOf(anyTwo._id));
    await vi.waitFor(() => button('Show answer').click(), patience);
    await seen('Model answer');
    button('Keep my marks').click();
    await seen('These marks could not be saved');
    expect(pageText()).toContain('This chapter is locked');
    await toList();
    await vi.waitFor(() => expect(rowTexts()[0]).toContain('Last time: 1 of 2'), patience);
  });
});
