import { vi } from 'vitest';

type Voice = { name: string; lang: string; localService?: boolean; default?: boolean };

/** Events as in the standard: what was spoken and which events followed, in order. */
class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(readonly text: string) {}
}

/**
 * A fake speech synthesis: each utterance waits for the previous one, starts a moment later, and ends when
 * the test says so.
 */
class FakeSynthesis extends EventTarget {
  paused = false;
  queue: FakeUtterance[] = [];
  begun: FakeUtterance | null = null;
  said: FakeUtterance[] = [];
  voices: SpeechSynthesisVoice[] = [];
  /** Simulates a browser that accepts an utterance and forgets it. */
  isDeaf = false;

  get speaking() {
    return this.begun !== null;
  }
  get pending() {
    return this.queue.length > (this.begun ? 1 : 0);
  }
  getVoices() {
    return [...this.voices];
  }
  speak(utterance: FakeUtterance) {
    if (this.isDeaf) return;
    this.queue.push(utterance);
    queueMicrotask(() => this.begin());
  }
  private begin() {
    const first = this.queue[0];
    if (this.paused || this.begun || !first) return;
    this.begun = first;
    if (first.text === '') {
      this.finish();
      return;
    }
    this.said.push(first);
    first.onstart?.();
  }
  /** Finishes the current utterance. */
  finish() {
    const done = this.begun;
    if (!done) return;
    this.begun = null;
    this.queue.shift();
    done.onend?.();
    queueMicrotask(() => this.begin());
  }
  fail(error: string) {
    const failed = this.begun;
    this.begun = null;
    this.queue.shift();
    failed?.onerror?.({ error });
  }
  cancel() {
    const [begun, queue] = [this.begun, this.queue];
    this.begun = null;
    this.queue = [];
    for (const one of queue)
      queueMicrotask(() => one.onerror?.({ error: one === begun ? 'interrupted' : 'canceled' }));
  }
  pause() {
    this.paused = true;
  }
  resume() {
    this.paused = false;
    queueMicrotask(() => this.begin());
  }
  /** Voices load after the page, as in most browsers. */
  have(...voices: Voice[]) {
    this.voices = voices.map(
      (voice): SpeechSynthesisVoice => ({
        localService: true,
        default: false,
        voiceURI: voice.name,
        ...voice,
      }),
    );
    this.dispatchEvent(new Event('voiceschanged'));
  }
  get texts() {
    return this.said.map(({ text }) => text);
  }
}

export const english: Voice = { name: 'Heera', lang: 'en-IN' };
export const british: Voice = { name: 'Daniel', lang: 'en_GB', default: true };
export const hindi: Voice = { name: 'Kalpana', lang: 'hi-IN' };
export const remote: Voice = { name: 'Cloud', lang: 'en-IN', localService: false };

export type { FakeSynthesis };

/** Replaces the browser's speech synthesis with a fake one until the test ends. */
export function fakeSpeech(...voices: Voice[]): FakeSynthesis {
  const synthesis = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  synthesis.have(...voices);
  return synthesis;
}
