import { useSyncExternalStore } from 'react';

/** English, and Hindi in its own letters. */
export type SpokenLanguage = 'en' | 'hi';
export const spokenLanguages: readonly SpokenLanguage[] = ['en', 'hi'];

const codeOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();

const isOf = (language: SpokenLanguage) => (voice: SpeechSynthesisVoice) =>
  codeOf(voice).split('-')[0] === language;

/** India's first, then what the device speaks with by itself. */
function rankOf(voice: SpeechSynthesisVoice): number {
  if (codeOf(voice).endsWith('-in')) return 0;
  return voice.default ? 1 : 2;
}

/**
 * The voices that speak on the device itself, the best first: another would send what is read to the company that
 * made the browser (docs/decisions/0049-read-aloud.md). Empty where the browser has none, or has none yet.
 */
export function localVoices(language: SpokenLanguage): SpeechSynthesisVoice[] {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return [];
  return speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && isOf(language)(voice))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Most browsers have their voices a moment after they were first asked for them. */
function subscribe(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  const synthesis = speechSynthesis;
  // Older phones can speak, and tell of nothing.
  synthesis.addEventListener?.('voiceschanged', listener);
  return () => synthesis.removeEventListener?.('voiceschanged', listener);
}

/** Whether the device has a voice for a language of the content. */
export const useCanReadAloud = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => spokenLanguages.some((language) => localVoices(language).length > 0),
    () => false,
  );
