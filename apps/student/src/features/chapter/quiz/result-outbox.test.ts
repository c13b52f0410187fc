import type { TestResult } from '@repo/contracts/progress';
import { describe, expect, test } from 'vitest';
import { createResultOutbox, type Sent, type Submission } from './result-outbox.ts';

const submission = (attemptId: string): Submission => ({
  attemptId,
  testId: 't',
  chapterId: 'c',
  answers: [0, -1],
  timeTaken: 30,
});
const saved = (score = 50): Sent => ({ kind: 'saved', result: { score } as TestResult });

function memoryStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function setUp(
  answer: (submission: Submission) => Sent | Promise<Sent>,
  storage: Parameters<typeof createResultOutbox>[0]['storage'] = memoryStorage(),
) {
  const sent: string[] = [];
  const who: { id: string | null } = { id: 'asha' };
  const open = () =>
    createResultOutbox({
      key: 'pending',
      storage,
      getUserId: () => who.id,
      send: async (one) => {
        sent.push(one.attemptId);
        return answer(one);
      },
    });
  return { outbox: open(), open, sent, who, storage };
}

describe('the outbox of quiz results', () => {
  test('sends a result once and then holds the server’s marks', async () => {
    const { outbox, sent } = setUp(() => saved(80));
    await outbox.submit(submission('a'));
    expect(sent).toEqual(['a']);
    expect(outbox.outcomeOf('a')).toEqual(saved(80));
    expect(outbox.hasWaiting()).toBe(false);
    await outbox.sendAll();
    expect(sent).toEqual(['a']);
  });

  test('keeps what could not be sent, over a reload too, and sends it later', async () => {
    let isOnline = false;
    const { outbox, open, sent } = setUp(() => (isOnline ? saved() : { kind: 'retry' }));
    await outbox.submit(submission('a'));
    expect(outbox.outcomeOf('a')).toEqual({ kind: 'pending' });
    isOnline = true;
    const afterReload = open();
    expect(afterReload.hasWaiting()).toBe(true);
    await afterReload.sendAll();
    expect(afterReload.outcomeOf('a')).toEqual(saved());
    expect(sent).toEqual(['a', 'a']);
    expect(open().hasWaiting()).toBe(false);
  });

  test('makes one request however often it is asked at once', async () => {
    let release = (_: Sent) => {};
    const { outbox, sent } = setUp(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const all = [outbox.submit(submission('a')), outbox.submit(submission('a')), outbox.sendAll()];
    expect(outbox.outcomeOf('a')).toEqual({ kind: 'saving' });
    release(saved());
    await Promise.all(all);
    expect(sent).toEqual(['a']);
  });

  test('drops what the server refuses and keeps its reason', async () => {
    const { outbox, open } = setUp(() => ({ kind: 'refused', message: 'This chapter is locked.' }));
    await outbox.submit(submission('a'));
    expect(outbox.outcomeOf('a')).toEqual({ kind: 'refused', message: 'This chapter is locked.' });
    expect(open().hasWaiting()).toBe(false);
  });

  test('never sends one student’s result in another’s name', async () => {
    let isOnline = false;
    const { outbox, sent, who } = setUp(() => (isOnline ? saved() : { kind: 'retry' }));
    await outbox.submit(submission('a'));
    isOnline = true;
    who.id = 'bala';
    await outbox.sendAll();
    expect(sent).toEqual(['a']);
    expect(outbox.hasWaiting()).toBe(false);
    who.id = 'asha';
    await outbox.sendAll();
    expect(outbox.outcomeOf('a')).toEqual(saved());
  });

  test('works in memory where storage is blocked', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    let isOnline = false;
    const { outbox, sent } = setUp(() => (isOnline ? saved() : { kind: 'retry' }), {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
    });
    await outbox.submit(submission('a'));
    isOnline = true;
    await outbox.sendAll();
    expect(outbox.outcomeOf('a')).toEqual(saved());
    expect(sent).toEqual(['a', 'a']);
  });
});
