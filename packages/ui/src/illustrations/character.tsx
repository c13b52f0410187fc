import type { ReactNode } from 'react';
import { HaldiBody, KalamBody, MituBody, PrakarBody } from './character-bodies.tsx';
import type { CharacterMood } from './character-face.tsx';

export type { CharacterMood } from './character-face.tsx';
export type CharacterName = 'kalam' | 'mitu' | 'prakar' | 'haldi';

/** The four companions in picker order, with their label and object. */
export const CHARACTERS: readonly { name: CharacterName; label: string; thing: string }[] = [
  { name: 'kalam', label: 'Kalam', thing: 'the ballpoint pen' },
  { name: 'mitu', label: 'Mitu', thing: 'the eraser' },
  { name: 'prakar', label: 'Prakar', thing: 'the compass' },
  { name: 'haldi', label: 'Haldi', thing: 'the highlighter' },
];

const bodies: Record<CharacterName, (props: { mood: CharacterMood }) => ReactNode> = {
  kalam: KalamBody,
  mitu: MituBody,
  prakar: PrakarBody,
  haldi: HaldiBody,
};

/** Whether the value names a companion; for other stored values fall back to kalam. */
export function isCharacterName(value: unknown): value is CharacterName {
  return CHARACTERS.some((character) => character.name === value);
}

/** One of the four characters, on 96 × 96. Decorative unless `label` is set. */
export function Character({
  name,
  mood = 'idle',
  size = 96,
  label,
  className,
}: {
  name: CharacterName;
  mood?: CharacterMood;
  size?: number;
  label?: string;
  className?: string;
}) {
  const Body = bodies[name];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
      data-character={name}
      data-mood={mood}
    >
      <Body mood={mood} />
    </svg>
  );
}
