import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareStatement } from './batch.ts';

/** A statement that the test answers. */
function slowStatement(lanes: number) {
  const sent: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const call = shareStatement<number, string>(async (keys) => {
    sent.push(keys);
    await new Promise<void>((resolve) => answers.push(resolve));
    return keys.map((key) => (key < 0 ? new Error(`no ${key}`) : `found ${key}`));
  }, lanes);
  return { sent, answers, call };
}

it('a single call is sent immediately, without waiting for others', async () => {
  const { sent, answers, call } = slowStatement(1);
  const found = call(1);
  await turn();
  expect(sent).toEqual([[1]]);
  answers[0]?.();
  await expect(found).resolves.toBe('found 1');
});

it('calls that arrive while all lanes are busy share the next statement', async () => {
  const { sent, answers, call } = slowStatement(1);
  const first = call(1);
  await turn();
  const others = [call(2), call(3), call(2)];
  await turn();
  expect(sent).toEqual([[1]]);
  answers[0]?.();
  await first;
  await turn();
  expect(sent).toEqual([[1], [2, 3, 2]]);
  answers[1]?.();
  await expect(Promise.all(others)).resolves.toEqual(['found 2', 'found 3', 'found 2']);
});

it('an error in the answer rejects only its own call', async () => {
  const { answers, call } = slowStatement(2);
  const outcomes = Promise.allSettled([call(1), call(-2)]);
  await turn();
  answers[0]?.();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('a statement that fails frees its lane', async () => {
  let isBroken = true;
  const call = shareStatement<number, number>(async (keys) => {
    if (isBroken) throw new Error('lost');
    return keys;
  }, 1);
  await expect(call(1)).rejects.toThrow('lost');
  isBroken = false;
  await expect(call(2)).resolves.toBe(2);
});
