import { SubjectIcon } from './subject-icon.tsx';

const INK = '#141B34';
const ink = { stroke: INK, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Three bars, a rising line, a rupee coin. */
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

/** A conical flask, green and bubbling. */
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

/** The picture on a cover: a drawing where the name has one, else its icon at 72 px in the cover's text colour. */
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
  if (lower.includes('econom')) return <EconomicsArt size={size} className={className} />;
  if (lower.includes('chem')) return <ChemistryArt size={size} className={className} />;
  return <SubjectIcon name={name} size={Math.round(size * 0.75)} className={className} />;
}
