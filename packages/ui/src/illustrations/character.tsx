import type { ReactNode } from 'react';
import { HaldiBody, KalamBody, MituBody, PrakarBody } from './character-bodies.tsx';
import type { CharacterMood } from './character-face.tsx';

export type { CharacterMood } from './character-face.tsx';
export type CharacterName = 'kalam' | 'mitu' | 'prakar' | 'haldi';

/** The geometry box, in the order of a picker: name to show and what they are. */
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

/** True for one of the four names; anything else in storage should fall back to kalam. */
export function isCharacterName(value: unknown): value is CharacterName {
  return CHARACTERS.some((character) => character.name === value);
}

/** One of the four, drawn on 96 × 96. Decoration, unless `label` says what it means. */
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
