import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText } from '#src/platform/storage/schema.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';
import { localVoices, type SpokenLanguage } from './local-voices.ts';

/** Multiples of the voice's normal speed. */
export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5];

/** Voices are stored by URI, '' when none was chosen; `voice` is the English one. */
type How = { speed: number; voice: string; hindiVoice?: string };

const isSpeed = (value: unknown): value is number => speeds.some((speed) => speed === value);

const kept = persisted<How>({
  key: 'read-aloud',
  scope: 'device',
  area: 'local',
  schema: guarded(
    hasFields<How>({
      speed: isSpeed,
      voice: isText,
      hindiVoice: (value): value is string | undefined => value === undefined || isText(value),
    }),
  ),
  fallback: { speed: 1, voice: '' },
});

/** Field of the chosen voice, by language. */
export const voiceFields = { en: 'voice', hi: 'hindiVoice' } as const satisfies Record<
  SpokenLanguage,
  keyof How
>;

/** Reading settings of this device, with a setter. */
export function useHowToRead(): How & { change: (to: Partial<How>) => void } {
  const how = usePersisted(kept);
  return { ...how, change: (to) => void kept.set({ ...kept.get(), ...to }) };
}

/** Speed and voice for a sentence; null when the device has no voice for its language. */
export function howToRead(language: SpokenLanguage): { rate: number; voice: SpeechSynthesisVoice } | null {
  const how = kept.get();
  const chosen = how[voiceFields[language]];
  const voices = localVoices(language);
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
  return voice ? { rate: how.speed, voice } : null;
}
