import type { SpokenLanguage } from './local-voices.ts';

/** One sentence to speak. */
export type Spoken = { text: string; language: SpokenLanguage };

/** `at` is the current or last sentence. */
export type PlayerState = { kind: 'reading' | 'paused' | 'ended' | 'failed'; at: number };

export type Player = {
  /** Starts reading at this sentence. */
  read: (at: number) => void;
  pause: () => void;
  /** Resumes at the start of the sentence, because phones can't pause within one. */
  goOn: () => void;
  /** Skips this many sentences; stays paused if paused. */
  move: (by: number) => void;
  /** Repeats the sentence with new settings. */
  restart: () => void;
  /** Stops, without further state changes. */
  stop: () => void;
};

/** The browser lost an utterance that hasn't started by then, in ms. */
const beginPatienceMs = 4_000;
/** Upper bound of the time per letter, in ms. */
const letterMs = 150;
const triesMax = 2;
/** Whether this tab or another one stopped the utterance. */
const cutMs = 50;

/** Cancelled by us or by another tab. */
const isTakenAway = (error: string) => error === 'interrupted' || error === 'canceled';

/**
 * Reads sentences one by one. Each is its own utterance, because browsers stop within long ones.
 * @param sentences those with an available voice
 * @param howOf settings of a sentence, read for each
 * @param onState called on every change
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
  /** Keep a reference: browsers drop events of garbage-collected utterances. */
  let current: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (kind: PlayerState['kind'], at: number) => {
    state = { kind, at };
    onState(state);
  };

  /** @returns whether something was cancelled */
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
    // Some browsers never fire the end event.
    const watchEnd = () => (synthesis.speaking ? after(beginPatienceMs, watchEnd) : goOn());
    const speak = () => {
      // Another page may have left speech synthesis paused, which would mute this one.
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
