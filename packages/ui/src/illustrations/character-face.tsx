import type { ReactNode } from 'react';

export type CharacterMood = 'idle' | 'cheer' | 'think' | 'oops';

export const ART_INK = '#141B34';
const pen = {
  fill: 'none',
  stroke: ART_INK,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const eyes: Record<CharacterMood, ReactNode> = {
  idle: (
    <g fill={ART_INK}>
      <ellipse cx="-6" cy="-2" rx="2.1" ry="2.7" />
      <ellipse cx="6" cy="-2" rx="2.1" ry="2.7" />
    </g>
  ),
  cheer: <path {...pen} d="M-8.6-.9c.7-3 4.5-3 5.2 0M3.4-.9c.7-3 4.5-3 5.2 0" />,
  think: (
    <g>
      <ellipse cx="-6" cy="-2" rx="3.3" ry="3.6" fill="#fff" stroke={ART_INK} strokeWidth="1.5" />
      <ellipse cx="6" cy="-2" rx="3.3" ry="3.6" fill="#fff" stroke={ART_INK} strokeWidth="1.5" />
      <circle cx="-4.9" cy="-3.3" r="1.6" fill={ART_INK} />
      <circle cx="7.1" cy="-3.3" r="1.6" fill={ART_INK} />
    </g>
  ),
  oops: (
    <g fill={ART_INK}>
      <circle cx="-6" cy="-1.4" r="2.2" />
      <circle cx="6" cy="-1.4" r="2.2" />
    </g>
  ),
};

const brows: Record<CharacterMood, ReactNode> = {
  idle: null,
  cheer: null,
  think: <path {...pen} strokeWidth="2" d="M-9.2-7.6h5M3-9.8c1.8-1 4-.8 5.6.5" />,
  oops: <path {...pen} strokeWidth="2" d="M-9.6-5.2c1.7-.3 3-1.2 4-2.6M9.6-5.2c-1.7-.3-3-1.2-4-2.6" />,
};

const mouths: Record<CharacterMood, ReactNode> = {
  idle: <path {...pen} strokeWidth="2.2" d="M-4 4.2c1.9 2.8 6.1 2.8 8 0" />,
  cheer: (
    <g>
      <path
        d="M-5 3.2h10c.3 7.6-10.3 7.6-10 0Z"
        fill={ART_INK}
        stroke={ART_INK}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M-2.9 7.3c1.5-1.6 4.3-1.6 5.8 0-1.5 1.7-4.3 1.7-5.8 0Z" fill="#F08C99" />
    </g>
  ),
  think: <path {...pen} strokeWidth="2.2" d="M-2.5 5.6c1.8-1.3 3.6-1.5 5.6-.8" />,
  oops: <path {...pen} strokeWidth="2.2" d="M-4.6 6.2c1.2-2.6 2.9-2.6 4.2-.7 1.3 1.8 3.2 1.6 4.6-.9" />,
};

/** The face of all four, centred on 0,0 and about 24 wide; the mood changes eyes, brows and mouth. */
export function CharacterFace({ mood }: { mood: CharacterMood }) {
  return (
    <g>
      <g fill="#F08C99" opacity={mood === 'oops' ? 0.95 : 0.7}>
        <ellipse cx="-10.5" cy="3.2" rx="2.3" ry="1.6" />
        <ellipse cx="10.5" cy="3.2" rx="2.3" ry="1.6" />
      </g>
      {brows[mood]}
      {eyes[mood]}
      {mouths[mood]}
    </g>
  );
}
