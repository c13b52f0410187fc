import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPositionSaver, type Saving } from './position-saver.ts';

const place = { subjectId: 's', chapterId: 'c' };
const page = (pageIndex: number) => ({ topicIndex: 0, pageIndex });

function setUp(answer: () => Saving | Promise<Saving> = () => 'saved') {
  const sent: number[] = [];
  const left: number[] = [];
  const settled: string[] = [];
  const saver = createPositionSaver({
    delayMs: 4000,
    send: async (_, position) => {
      sent.push(position.pageIndex);
      return answer();
    },
    sendOnLeave: (_, position) => void left.push(position.pageIndex),
    onSettled: ({ chapterId }) => void settled.push(chapterId),
  });
  return { saver, sent, left, settled };
}

describe('the saver of reading positions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('saves once, four seconds after the last change', async () => {
    const { saver, sent, settled } = setUp();
    saver.change(place, page(1));
    await vi.advanceTimersByTimeAsync(3000);
    saver.change(place, page(2));
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent).toEqual([]);
    expect(saver.stateOf(place)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([2]);
    expect(settled).toEqual(['c']);
    expect(saver.stateOf(place)).toBe('saved');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([2]);
  });

  test('sends nothing when nothing changed', async () => {
    const { saver, sent, left } = setUp();
    await saver.flush();
    saver.leave(true);
    expect([sent, left]).toEqual([[], []]);
  });

  test('sends what is unsaved when the page goes away, and not again after', async () => {
    const { saver, sent, left } = setUp();
    saver.change(place, page(1));
    saver.leave(true);
    expect(left).toEqual([1]);
    saver.leave(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, left]).toEqual([[], [1]]);
  });

  test('sends a position again on leaving while its first sending is under way', async () => {
    const { saver, left } = setUp(() => new Promise(() => {}));
    saver.change(place, page(1));
    await vi.advanceTimersByTimeAsync(4000);
    saver.leave(true);
    expect(left).toEqual([1]);
  });

  test('keeps a failure quietly and sends it by the next flush', async () => {
    let isOnline = false;
    const { saver, sent, settled } = setUp(() => (isOnline ? 'saved' : 'retry'));
    saver.change(place, page(1));
    await vi.advanceTimersByTimeAsync(4000);
    expect(saver.stateOf(place)).toBe('failed');
    expect(settled).toEqual([]);
    isOnline = true;
    await saver.flush();
    expect(saver.stateOf(place)).toBe('saved');
    expect(sent).toEqual([1, 1]);
  });

  test('keeps what was left without a network', async () => {
    const { saver, sent } = setUp();
    saver.change(place, page(1));
    saver.leave(false);
    expect(saver.stateOf(place)).toBe('failed');
    await saver.flush();
    expect(sent).toEqual([1]);
  });

  test('sends the newest last, one after the other', async () => {
    const releases: (() => void)[] = [];
    const { saver, sent, settled } = setUp(
      () => new Promise((resolve) => releases.push(() => resolve('saved'))),
    );
    saver.change(place, page(1));
    await vi.advanceTimersByTimeAsync(4000);
    saver.change(place, page(2));
    const flushed = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1]);
    releases[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1, 2]);
    expect(settled).toEqual([]);
    expect(saver.stateOf(place)).toBe('waiting');
    releases[1]?.();
    await flushed;
    expect(saver.stateOf(place)).toBe('saved');
  });

  test('gives up what the server refuses', async () => {
    const { saver, sent, settled } = setUp(() => 'refused');
    saver.change(place, page(1));
    await saver.flush();
    await saver.flush();
    expect([sent, settled, saver.stateOf(place)]).toEqual([[1], ['c'], 'saved']);
  });
});
