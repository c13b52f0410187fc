import { SubjectIcon } from './subject-icon.tsx';

const INK = '#141B34';
const ink = { stroke: INK, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export function EconomicsArt({ size = 96, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size * 1.25}
      height={size}
      viewBox="0 0 120 96"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <path d="M8 58h16v40H8Z" fill="#fff" {...ink} />
      <path d="M32 44h16v54H32Z" fill="#FFF4CC" {...ink} />
      <path d="M56 30h16v68H56Z" fill="#fff" {...ink} />
      <path d="M6 42 32 27l20 8L88 9" {...ink} strokeWidth="3" />
      <path d="M75.5 8 89 7.5 87 21" {...ink} strokeWidth="3" />
      <circle cx="97" cy="66" r="19" fill="#FFD24A" {...ink} />
      <path d="M90 57.5h14M90 63.5h14M90 57.5h4.5c8 0 8 11.5 0 11.5H90l10.5 9" {...ink} />
    </svg>
  );
}

export function ChemistryArt({ size = 96, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" className={className}>
      <path
        d="M37 10h22v24.5L82 83c2.3 5.5-.3 11-6 11H20c-5.7 0-8.3-5.5-6-11l23-48.5Z"
        fill="#fff"
        {...ink}
      />
      <path
        d="M27.5 57c6-3.5 11 3 20.5 0s14-1.5 20.5 0L82 83c2.3 5.5-.3 11-6 11H20c-5.7 0-8.3-5.5-6-11Z"
        fill="#5FD898"
        {...ink}
      />
      <path d="M33 9h30" {...ink} strokeWidth="5" />
      <g fill="#fff" {...ink} strokeWidth="2">
        <circle cx="40" cy="74" r="6" />
        <circle cx="59" cy="82" r="4" />
        <circle cx="57" cy="66" r="3" />
      </g>
      <circle cx="50" cy="46" r="2.5" {...ink} strokeWidth="2" />
      <path d="M43 18v14" {...ink} stroke="#D3DBEC" />
    </svg>
  );
}

export function PhysicsArt({ size = 96, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" className={className}>
      <g {...ink} stroke="#FFD24A" strokeWidth="4">
        <path d="M48 4v6M18 14l5 5M78 14l-5 5M6 42h7M90 42h-7" />
      </g>
      <path
        d="M48 17c-15 0-26 11-26 25 0 9 4 14 9 19 3 3 5 6 5 10h24c0-4 2-7 5-10 5-5 9-10 9-19 0-14-11-25-26-25Z"
        fill="#FFF4CC"
        {...ink}
      />
      <path d="M41 70V49l-5-7M55 70V49l5-7" {...ink} strokeWidth="2" />
      <path d="M36 42c2-5 5-5 6 0s4 5 6 0 5-5 6 0 4 5 6 0" {...ink} stroke="#D9480F" />
      <path d="M36 71h24v7H36Z" fill="#fff" {...ink} />
      <path d="M38 78h20v7H38Z" fill="#D3DBEC" {...ink} />
      <path d="M42 85h12c0 4-2.5 7-6 7s-6-3-6-7Z" fill="#fff" {...ink} />
      <path d="M29 41c0-8 5-14 12-16" {...ink} stroke="#fff" strokeWidth="3" />
    </svg>
  );
}

export function MathematicsArt({ size = 96, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" className={className}>
      <circle cx="63" cy="33" r="25" fill="#fff" {...ink} />
      <path d="M63 13v40M43 33h40" {...ink} stroke="#D3DBEC" strokeWidth="2" />
      <path d="M46 43c5-21 11-21 17-10s12 11 17-10" {...ink} stroke="#6366F1" strokeWidth="3" />
      <path d="M8 22v70h74Z" fill="#FFD24A" {...ink} />
      <path d="M23 58v19h21Z" fill="#fff" {...ink} />
      <path
        d="M8 33h6M8 44h6M8 55h6M8 66h6M8 77h6M22 92v-6M34 92v-6M46 92v-6M58 92v-6"
        {...ink}
        strokeWidth="2"
      />
    </svg>
  );
}

export function BiologyArt({ size = 96, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true" className={className}>
      <path d="M48 66V34" {...ink} strokeWidth="3.5" />
      <path d="M48 47C32 47 15 39 13 17c19-2 34 9 35 30Z" fill="#5FD898" {...ink} />
      <path d="M48 36C49 20 60 7 84 7c1 19-14 31-36 29Z" fill="#2FBF71" {...ink} />
      <path
        d="M22 25c9 4 16 10 22 18M29 31l-1-9M36 36l8-5M75 14c-9 4-17 10-22 17M66 19l1 9M60 24l-2-9"
        {...ink}
        strokeWidth="2"
      />
      <path d="M26 70h44l-6 24H32Z" fill="#fff" {...ink} />
      <path d="M22 62h52v10H22Z" fill="#FFF4CC" {...ink} />
      <path d="M38 81h20" {...ink} stroke="#D3DBEC" />
    </svg>
  );
}

const drawings: readonly [part: string, Art: typeof EconomicsArt][] = [
  ['econom', EconomicsArt],
  ['chem', ChemistryArt],
  ['physic', PhysicsArt],
  ['math', MathematicsArt],
  ['biolog', BiologyArt],
];

/**
 * Illustration on a cover, if one exists for this name; else the subject icon at 72 px in the cover's text
 * colour.
 */
export function CoverArt({
  name,
  size = 96,
  className,
}: {
  name: string;
  size?: number;
  className?: string;
}) {
  const lower = name.toLowerCase();
  const Art = drawings.find(([part]) => lower.includes(part))?.[1];
  if (Art) return <Art size={size} className={className} />;
  return <SubjectIcon name={name} size={Math.round(size * 0.75)} className={className} />;
}
