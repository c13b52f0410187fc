import type { SpokenLanguage } from './local-voices.ts';

/** What is said at once: one sentence. */
export type Spoken = { text: string; language: SpokenLanguage };

/** `at` is the sentence that is read, or was last. */
export type PlayerState = { kind: 'reading' | 'paused' | 'ended' | 'failed'; at: number };

export type Player = {
  /** Reads from this sentence on. */
  read: (at: number) => void;
  pause: () => void;
  /** From the beginning of the sentence: phones can't hold a voice in the middle of one. */
  goOn: () => void;
  /** To another sentence, as many on or back; a voice that rests goes on resting. */
  move: (by: number) => void;
  /** Says the sentence anew, with what was chosen meanwhile. */
  restart: () => void;
  /** Silence; nothing is told any more. */
  stop: () => void;
};

/** A voice that has not begun by then was forgotten by the browser, in ms. */
const beginPatienceMs = 4_000;
/** The slowest voice needs less for a letter, in ms. */
const letterMs = 150;
const triesMax = 2;
/** What is asked for sooner after a cut some browsers drop, in ms. */
const cutMs = 50;

/** Of our own doing, or of another tab that wants to speak. */
const isTakenAway = (error: string) => error === 'interrupted' || error === 'canceled';

/**
 * Reads sentences one by one. Each is an utterance of its own, since browsers fall silent within a long one.
 * @param sentences those that can be read: each has its voice
 * @param howOf with what a sentence is said, asked for each
 * @param onState told of every change
 */
export function createPlayer({
  sentences,
  howOf,
  onState,
  synthesis = speechSynthesis,
}: {
  sentences: readonly Spoken[];
  howOf: (language: SpokenLanguage) => { rate: number; voice: SpeechSynthesisVoice } | null;
  onState: (state: PlayerState) => void;
  synthesis?: SpeechSynthesis;
}): Player {
  let state: PlayerState = { kind: 'paused', at: 0 };
  /** Held here: of one that nobody holds browsers drop the events. */
  let current: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (kind: PlayerState['kind'], at: number) => {
    state = { kind, at };
    onState(state);
  };

  /** @returns whether something was cut off */
  function hush(): boolean {
    clearTimeout(timer);
    const isCut = current !== null;
    current = null;
    if (isCut) synthesis.cancel();
    return isCut;
  }

  function rest(kind: 'paused' | 'ended' | 'failed', at: number): void {
    hush();
    become(kind, at);
  }

  function after(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function say(at: number, tries = 1): void {
    const isCut = hush();
    const sentence = sentences[at];
    const how = sentence && howOf(sentence.language);
    if (!sentence || !how) {
      become(sentence ? 'failed' : 'ended', sentence ? at : sentences.length - 1);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    const isCurrent = () => current === utterance;
    const goOn = () => {
      current = null;
      say(at + 1);
    };
    // Some forget to tell of the end.
    const watchEnd = () => (synthesis.speaking ? after(beginPatienceMs, watchEnd) : goOn());
    const speak = () => {
      // Another page may have left the voice held: it would stay silent here too.
      if (synthesis.paused) synthesis.resume();
      after(beginPatienceMs, () => (tries < triesMax ? say(at, tries + 1) : rest('failed', at)));
      synthesis.speak(utterance);
    };
    utterance.voice = how.voice;
    utterance.lang = how.voice.lang.replace('_', '-');
    utterance.rate = how.rate;
    utterance.onstart = () => {
      if (isCurrent()) after(beginPatienceMs + (sentence.text.length * letterMs) / how.rate, watchEnd);
    };
    utterance.onend = () => {
      if (isCurrent()) goOn();
    };
    utterance.onerror = ({ error }) => {
      if (isCurrent()) rest(isTakenAway(error) ? 'paused' : 'failed', at);
    };
    current = utterance;
    if (state.kind !== 'reading' || state.at !== at) become('reading', at);
    if (isCut) after(cutMs, speak);
    else speak();
  }

  return {
    read: (at) => say(at),
    pause: () => rest('paused', state.at),
    goOn: () => say(state.at),
    move(by) {
      const at = Math.min(Math.max(state.at + by, 0), sentences.length - 1);
      if (state.kind === 'reading') say(at);
      else become('paused', at);
    },
    restart() {
      if (state.kind === 'reading') say(state.at);
    },
    stop: () => void hush(),
  };
}
