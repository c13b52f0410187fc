import { ART_INK, CharacterFace, type CharacterMood } from './character-face.tsx';

type Drawing = { mood: CharacterMood };
type Arms = Record<CharacterMood, string>;

const outline = {
  stroke: ART_INK,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
/** Limbs extend beyond the coloured body, so they use the theme's text colour. */
const limb = {
  stroke: 'var(--limb)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Kalam: a ballpoint pen. */
export function KalamBody({ mood }: Drawing) {
  const arms: Arms = {
    idle: 'M33 52c-6 2-9 7-8.5 13M63 52c6 2 9 7 8.5 13',
    cheer: 'M33 50c-7-2-11-8-11-16M63 50c7-2 11-8 11-16',
    think: 'M33 52c-6 2-9 7-8.5 13M63 56c8 3 10-6 1-8.5',
    oops: 'M33 52c-6 2-9 7-8.5 13M63 50c8-3 10-16 3-24',
  };
  return (
    <g transform={mood === 'oops' ? 'rotate(-6 48 48)' : 'rotate(12 48 48)'}>
      <path d={arms[mood]} {...limb} />
      <path d="M36.5 62h23l-5.8 19.5h-11.4Z" fill="#F7C99B" {...outline} />
      <path d="M42.3 81.5h11.4L48 92Z" fill="#5C6786" {...outline} />
      <path d="M41 4.5h14a2 2 0 0 1 2 2V14H39V6.5a2 2 0 0 1 2-2Z" fill="#A9B3FF" {...outline} />
      <path d="M38 12h20a6 6 0 0 1 6 6v44H32V18a6 6 0 0 1 6-6Z" fill="#4A58E8" {...outline} />
      <path d="M38 12h20a6 6 0 0 1 6 6v7H32v-7a6 6 0 0 1 6-6Z" fill="#2431A6" {...outline} />
      <path d="M56.5 14.5H66a4 4 0 0 1 4 4v18.5a3 3 0 0 1-6 0V20.5h-7.5Z" fill="#A9B3FF" {...outline} />
      <rect x="35.5" y="29" width="25" height="25" rx="11.5" fill="#E6E9FF" />
      <g transform="translate(48 41) scale(.86)">
        <CharacterFace mood={mood} />
      </g>
      <path d="M36 58.5h24" stroke="#A9B3FF" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

/** Mitu: an eraser in its sleeve, one corner worn. */
export function MituBody({ mood }: Drawing) {
  const arms: Arms = {
    idle: 'M15 52c-5 2-7.5 6-6.5 11M81 52c5 2 7.5 6 6.5 11',
    cheer: 'M15 50c-6-2-9-8-8.5-15M81 50c6-2 9-8 8.5-15',
    think: 'M15 52c-5 2-7.5 6-6.5 11M81 56c7 2 7.5-7-3-9',
    oops: 'M15 50c-7-4-5-15 4-20M81 52c5 2 7.5 6 6.5 11',
  };
  return (
    <g transform={mood === 'cheer' ? 'rotate(5 48 48)' : 'rotate(-7 48 48)'}>
      <path d="M36 74v9.5h-4.5M60 74v9.5h4.5" {...limb} />
      <path d={arms[mood]} {...limb} />
      <path
        d="M24 20h42c4 0 6 1.5 8.5 4.5l4 5c2 2.5 2.5 4.5 2.5 7.5v29a9 9 0 0 1-9 9H24a9 9 0 0 1-9-9V29a9 9 0 0 1 9-9Z"
        fill="#fff"
        {...outline}
      />
      <path
        d="M66 20c4 0 6 1.5 8.5 4.5l4 5c2 2.5 2.5 4.5 2.5 7.5-6.5-1.5-12.5-8-15-17Z"
        fill="#D3DBEC"
        {...outline}
      />
      <path d="M15 53h66v13a9 9 0 0 1-9 9H24a9 9 0 0 1-9-9Z" fill="#1B8A4C" {...outline} />
      <path d="M17 61.5h62" stroke="#DDF3E5" strokeWidth="4" />
      <g transform="translate(45 39.5) scale(.98)">
        <CharacterFace mood={mood} />
      </g>
    </g>
  );
}

/** Prakar: a compass with a needle leg and a pencil leg. */
export function PrakarBody({ mood }: Drawing) {
  const arms: Arms = {
    idle: 'M30.5 36c-7 0-11 4-11.5 10M65.5 36c7 0 11 4 11.5 10',
    cheer: 'M30.5 32c-7-1-11-6-12-13M65.5 32c7-1 11-6 12-13',
    think: 'M30.5 36c-7 0-11 4-11.5 10M65.5 40c9 3 11-3 .5-9',
    oops: 'M30.5 32c-9-2-9-14 1-18M65.5 36c7 0 11 4 11.5 10',
  };
  const spread = mood === 'cheer' ? 9 : mood === 'oops' ? -4 : 0;
  return (
    <g>
      <path d={arms[mood]} {...limb} />
      <g transform={`rotate(${spread} 44 44)`}>
        <path d="M38 44h11L36.5 79h-8Z" fill="#BCC5E0" {...outline} />
        <path d="M28.5 79h8L31 91.5Z" fill="#fff" {...outline} />
      </g>
      <g transform={`rotate(${-spread} 52 44)`}>
        <path d="M58 44H47l10.5 30h9Z" fill="#8E9BC4" {...outline} />
        <path d="M55.5 67.5l10.5-3.5 5.5 16-10.5 3.5Z" fill="#C2283B" {...outline} />
        <path d="M61 83.5 71.5 80 69.8 91.5Z" fill="#F7C99B" {...outline} />
      </g>
      <path d="M43.5 4h9a1.5 1.5 0 0 1 1.5 1.5V16H42V5.5A1.5 1.5 0 0 1 43.5 4Z" fill="#8E9BC4" {...outline} />
      <circle cx="48" cy="33" r="20" fill="#FFB454" {...outline} />
      <g transform="translate(48 32.5)">
        <CharacterFace mood={mood} />
      </g>
    </g>
  );
}

/** Haldi: a highlighter. */
export function HaldiBody({ mood }: Drawing) {
  const arms: Arms = {
    idle: 'M29 58c-6 2-9 6-8.5 12M67 58c6 2 9 6 8.5 12',
    cheer: 'M29 56c-8-2-12-9-12-18M67 56c8-2 12-9 12-18',
    think: 'M29 58c-6 2-9 6-8.5 12M67 62c9 2 9-8-1-9.5',
    oops: 'M29 56c-9-3-9-16-1-23M67 58c6 2 9 6 8.5 12',
  };
  return (
    <g transform={mood === 'oops' ? 'rotate(8 48 48)' : 'rotate(-9 48 48)'}>
      <path d={arms[mood]} {...limb} />
      <path d="M40 20.5V11c0-1 .5-1.7 1.4-2l11.8-4.6c1.4-.5 2.8.5 2.8 2v14.1Z" fill="#FFE58A" {...outline} />
      <path d="M38 19.5h20a2 2 0 0 1 2 2L62 34H34l2-12.5a2 2 0 0 1 2-2Z" fill="#46516F" {...outline} />
      <path
        d="M36 33h24a7 7 0 0 1 7 7v44a4 4 0 0 1-4 4H33a4 4 0 0 1-4-4V40a7 7 0 0 1 7-7Z"
        fill="#FFD24A"
        {...outline}
      />
      <path d="M29 76h38v8a4 4 0 0 1-4 4H33a4 4 0 0 1-4-4Z" fill="#F0A500" {...outline} />
      <g transform="translate(48 55.5) scale(1.06)">
        <CharacterFace mood={mood} />
      </g>
    </g>
  );
}
