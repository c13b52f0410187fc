import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isText } from '#src/storage/schema.ts';
import { usePersisted } from '#src/storage/use-persisted.ts';
import { localVoices, type SpokenLanguage } from './local-voices.ts';

/** Times the voice's own speed. */
export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5];

/** `voice` is the address of one, or '' where none was chosen. */
type How = { speed: number; voice: string };

const isSpeed = (value: unknown): value is number => speeds.some((speed) => speed === value);

const kept = persisted<How>({
  key: 'read-aloud',
  scope: 'device',
  area: 'local',
  schema: guarded(hasFields<How>({ speed: isSpeed, voice: isText })),
  fallback: { speed: 1, voice: '' },
});

/** How this device reads, and changes of it. */
export function useHowToRead(): How & { change: (to: Partial<How>) => void } {
  const how = usePersisted(kept);
  return { ...how, change: (to) => void kept.set({ ...kept.get(), ...to }) };
}

/** With what a sentence is read now; null where the device has no voice for its language. */
export function howToRead(language: SpokenLanguage): { rate: number; voice: SpeechSynthesisVoice } | null {
  const { speed, voice: chosen } = kept.get();
  const voices = localVoices(language);
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
  return voice ? { rate: speed, voice } : null;
}
