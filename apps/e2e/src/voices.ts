import type { Page } from '@playwright/test';

type Voice = { name: string; lang: string; localService: boolean };

export const heera: Voice = { name: 'Heera', lang: 'en-IN', localService: true };
export const ravi: Voice = { name: 'Ravi', lang: 'en-IN', localService: true };

type Said = { text: string; rate: number; voice: string };
type Device = { said: Said[]; isSpeaking: () => boolean; finish: () => void };
type WithDevice = { deviceThatSpeaks: Device };

/** Runs in the page before its scripts: a fake speech API. An utterance lasts until the test finishes it. */
function speakAs(voices: Voice[]): void {
  type Utterance = SpeechSynthesisUtterance;
  let queue: Utterance[] = [];
  let begun: Utterance | null = null;
  let hasVoices = false;
  const said: Said[] = [];
  const tell = (utterance: Utterance, type: 'start' | 'end' | 'error', error?: string) => {
    const told: unknown = Reflect.get(utterance, `on${type}`);
    if (typeof told === 'function') told.call(utterance, Object.assign(new Event(type), { error }));
  };
  const finish = () => {
    const done = begun;
    if (!done) return;
    begun = null;
    queue.shift();
    tell(done, 'end');
    queueMicrotask(begin);
  };
  const begin = () => {
    const [first] = queue;
    if (begun || !first) return;
    begun = first;
    if (first.text === '') {
      finish();
      return;
    }
    said.push({ text: first.text, rate: first.rate, voice: first.voice?.name ?? '' });
    tell(first, 'start');
  };
  const synthesis = Object.assign(new EventTarget(), {
    paused: false,
    getVoices: () =>
      hasVoices ? voices.map((voice) => ({ ...voice, voiceURI: voice.name, default: false })) : [],
    speak(utterance: Utterance) {
      queue.push(utterance);
      queueMicrotask(begin);
    },
    cancel() {
      const [dropped, interrupted] = [queue, begun];
      queue = [];
      begun = null;
      for (const one of dropped)
        queueMicrotask(() => tell(one, 'error', one === interrupted ? 'interrupted' : 'canceled'));
    },
    pause() {},
    resume() {},
  });
  Object.defineProperties(synthesis, {
    speaking: { get: () => begun !== null },
    pending: { get: () => queue.length > (begun ? 1 : 0) },
  });
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { configurable: true, value });
  define('speechSynthesis', synthesis);
  define('SpeechSynthesisUtterance', function utter(text: string) {
    return { text, voice: null, lang: '', rate: 1, onstart: null, onend: null, onerror: null };
  });
  define('deviceThatSpeaks', { said, isSpeaking: () => begun !== null, finish });
  // Voices load after the page, as in most browsers.
  setTimeout(() => {
    hasVoices = true;
    synthesis.dispatchEvent(new Event('voiceschanged'));
  }, 50);
}

/** Gives the page's speech API these voices; a headless browser has none. */
export const giveVoices = (page: Page, ...voices: Voice[]) => page.addInitScript(speakAs, voices);

/** Everything spoken since the page was loaded, oldest first. */
export const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (window as unknown as WithDevice).deviceThatSpeaks.said);

export const textsSaidOn = async (page: Page): Promise<string[]> =>
  (await saidOn(page)).map(({ text }) => text);

export const isSpeakingOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as WithDevice).deviceThatSpeaks.isSpeaking());

/** Ends the current utterance. */
export const finishSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as WithDevice).deviceThatSpeaks.finish());
