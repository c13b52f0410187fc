import { beforeEach, expect, test, vi } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { howToRead } from '#src/reading/read-aloud/kept-how.ts';
import { localVoices } from '#src/reading/read-aloud/local-voices.ts';
import { createPlayer, type PlayerState } from '#src/reading/read-aloud/player.ts';
import { british, english, fakeSpeech, hindi, remote } from './fake-speech.ts';

const sentences = ['One.', 'Two.', 'Three.'].map((text) => ({ text, language: 'en' as const }));

function start(given: Parameters<typeof createPlayer>[0]['sentences'] = sentences) {
  const synthesis = fakeSpeech(english, hindi);
  const states: PlayerState[] = [];
  const player = createPlayer({
    sentences: given,
    howOf: howToRead,
    onState: (state) => states.push(state),
  });
  const last = () => states.at(-1);
  const settled = () => vi.advanceTimersByTimeAsync(100);
  return { synthesis, states, player, last, settled };
}

beforeEach(() => void vi.useFakeTimers());

test('the read-aloud player reads one sentence after the other and ends', async () => {
  const { synthesis, player, states, settled } = start();
  player.read(0);
  for (let sentence = 0; sentence < 3; sentence++) {
    await settled();
    expect(synthesis.queue).toHaveLength(1);
    synthesis.finish();
  }
  await settled();
  expect(synthesis.texts).toEqual(['One.', 'Two.', 'Three.']);
  expect(states).toEqual([
    { kind: 'reading', at: 0 },
    { kind: 'reading', at: 1 },
    { kind: 'reading', at: 2 },
    { kind: 'ended', at: 2 },
  ]);
});

test('the read-aloud player ends immediately on a page without sentences', () => {
  const { player, last } = start([]);
  player.read(0);
  expect(last()?.kind).toBe('ended');
});

test('the read-aloud player pauses, and resumes at the start of the sentence', async () => {
  const { synthesis, player, last, settled } = start();
  player.read(1);
  await settled();
  player.pause();
  await settled();
  expect(synthesis.speaking).toBe(false);
  expect(synthesis.paused).toBe(false);
  expect(last()).toEqual({ kind: 'paused', at: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()).toEqual({ kind: 'paused', at: 1 });
  player.goOn();
  await settled();
  expect(synthesis.texts).toEqual(['Two.', 'Two.']);
  expect(last()).toEqual({ kind: 'reading', at: 1 });
});

test('the read-aloud player skips within the page, and speaks only if it was reading', async () => {
  const { synthesis, player, last, settled } = start();
  player.read(0);
  await settled();
  player.move(1);
  await settled();
  player.move(1);
  player.move(1);
  await settled();
  expect(synthesis.texts).toEqual(['One.', 'Two.', 'Three.']);
  expect(last()).toEqual({ kind: 'reading', at: 2 });
  player.pause();
  player.move(-1);
  await settled();
  expect(last()).toEqual({ kind: 'paused', at: 1 });
  for (let press = 0; press < 5; press++) player.move(-1);
  expect(last()).toEqual({ kind: 'paused', at: 0 });
  expect(synthesis.speaking).toBe(false);
});

test('the read-aloud player pauses when another tab cancels speech; it shows an error and can retry', async () => {
  const { synthesis, player, last, settled } = start();
  player.read(0);
  await settled();
  synthesis.fail('interrupted');
  expect(last()).toEqual({ kind: 'paused', at: 0 });
  player.goOn();
  await settled();
  synthesis.fail('synthesis-failed');
  expect(last()).toEqual({ kind: 'failed', at: 0 });
  player.goOn();
  await settled();
  expect(last()).toEqual({ kind: 'reading', at: 0 });
});

test('the read-aloud player repeats a lost utterance once, then reports a failure', async () => {
  const { synthesis, player, last, settled } = start();
  synthesis.isDeaf = true;
  player.read(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last()?.kind).toBe('reading');
  synthesis.isDeaf = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last()?.kind).toBe('failed');
  player.goOn();
  await settled();
  expect(synthesis.texts).toEqual(['One.']);
  synthesis.isDeaf = true;
  player.move(1);
  await vi.advanceTimersByTimeAsync(4_500);
  synthesis.isDeaf = false;
  player.restart();
  await settled();
  expect(synthesis.texts).toEqual(['One.', 'Two.']);
});

test('the read-aloud player repeats an utterance that never starts', async () => {
  const { synthesis, player, last, settled } = start();
  player.read(0);
  await settled();
  synthesis.speak = () => {
    synthesis.begun = synthesis.said[0] ?? null;
  };
  player.move(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last()).toEqual({ kind: 'reading', at: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last()).toEqual({ kind: 'failed', at: 1 });
});

test('the read-aloud player continues after a missing end event, and does not cut off a slow voice', async () => {
  const { synthesis, player, last, settled } = start();
  player.read(0);
  await settled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(last()).toEqual({ kind: 'reading', at: 0 });
  synthesis.begun = null;
  synthesis.queue = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last()).toEqual({ kind: 'reading', at: 1 });
});

test('the read-aloud player resumes speech synthesis that another page paused', async () => {
  const { synthesis, player, settled } = start();
  synthesis.pause();
  player.read(0);
  await settled();
  expect(synthesis.texts).toEqual(['One.']);
});

test('the read-aloud player reports nothing more once it is stopped', async () => {
  const { synthesis, player, states, settled } = start();
  player.read(0);
  await settled();
  const before = states.length;
  player.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toHaveLength(before);
  expect(synthesis.speaking).toBe(false);
});

test("a Hindi sentence uses a Hindi voice, at the device's chosen speed", async () => {
  localStorage.setItem(storageName('read-aloud'), JSON.stringify({ speed: 1.5, voice: '' }));
  const { synthesis, player, settled } = start([
    { text: 'नमस्ते।', language: 'hi' },
    { text: 'Hello.', language: 'en' },
  ]);
  player.read(0);
  await settled();
  synthesis.finish();
  await settled();
  expect(synthesis.said.map(({ lang, rate }) => [lang, rate])).toEqual([
    ['hi-IN', 1.5],
    ['en-IN', 1.5],
  ]);
});

// docs/product/screens.md#read-aloud
test("only on-device voices are used: Indian English first, then the device's default", () => {
  const synthesis = fakeSpeech(remote);
  expect(localVoices('en')).toEqual([]);
  expect(howToRead('en')).toBeNull();
  synthesis.have({ name: 'Samantha', lang: 'en-US' }, british, remote, hindi, english);
  expect(localVoices('en').map(({ name }) => name)).toEqual(['Heera', 'Daniel', 'Samantha']);
  localStorage.setItem(storageName('read-aloud'), JSON.stringify({ speed: 1, voice: 'Daniel' }));
  expect(howToRead('en')?.voice.name).toBe('Daniel');
  expect(howToRead('hi')?.voice.name).toBe('Kalpana');
  synthesis.have(english);
  expect(howToRead('en')?.voice.name).toBe('Heera');
  expect(howToRead('hi')).toBeNull();
});

test.each(['{"speed":9,"voice":""}', '{"speed":1}', 'none'])(
  'a stored speed or voice of %s is ignored',
  (stored) => {
    localStorage.setItem(storageName('read-aloud'), stored);
    fakeSpeech(english);
    expect(howToRead('en')).toMatchObject({ rate: 1, voice: { name: 'Heera' } });
  },
);
