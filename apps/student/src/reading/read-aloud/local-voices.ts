import { useSyncExternalStore } from 'react';

/** English, and Hindi in Devanagari. */
export type SpokenLanguage = 'en' | 'hi';
export const spokenLanguages: readonly SpokenLanguage[] = ['en', 'hi'];

const codeOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();

const isOf = (language: SpokenLanguage) => (voice: SpeechSynthesisVoice) =>
  codeOf(voice).split('-')[0] === language;

/** Indian voices first, then the device's default. */
function rankOf(voice: SpeechSynthesisVoice): number {
  if (codeOf(voice).endsWith('-in')) return 0;
  return voice.default ? 1 : 2;
}

/**
 * On-device voices, best first: others would send the text to the browser's vendor
 * (docs/decisions/0049-read-aloud.md). Empty when there are none, or before they have loaded.
 */
export function localVoices(language: SpokenLanguage): SpeechSynthesisVoice[] {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return [];
  return speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && isOf(language)(voice))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Most browsers load voices asynchronously after the first request. */
function subscribe(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  const synthesis = speechSynthesis;
  // Older phones have no voiceschanged event.
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
