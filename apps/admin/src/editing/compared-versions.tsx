import { useMemo } from 'react';
import { compareTexts, type Piece } from './compare-texts.ts';
import { editingCopy } from './editing-copy.ts';

const ofTheirsAndMine = { theirs: editingCopy.theirs, mine: editingCopy.mine };

/** Two versions side by side, with their differences marked. */
export function ComparedVersions({
  theirs,
  mine,
  isMarkup,
  isMarked,
  labels = ofTheirsAndMine,
}: {
  theirs: string;
  mine: string;
  isMarkup: boolean;
  /** False when there is nothing to compare. */
  isMarked: boolean;
  /** Labels of the two versions. */
  labels?: { theirs: string; mine: string };
}) {
  const compared = useMemo(() => compareTexts(theirs, mine, isMarkup), [theirs, mine, isMarkup]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isMarked && compared.isGivenUp ? (
        <p className="text-meta text-ink-2 sm:col-span-2">{editingCopy.notMarked}</p>
      ) : null}
      <Version label={labels.theirs} pieces={compared.theirs} isMarked={isMarked} />
      <Version label={labels.mine} pieces={compared.mine} isMarked={isMarked} />
    </div>
  );
}

function Version({ label, pieces, isMarked }: { label: string; pieces: Piece[]; isMarked: boolean }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <h3 className="text-meta">{label}</h3>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long version is scrolled by keyboard
        tabIndex={0}
        className="max-h-[45dvh] min-h-24 overflow-y-auto rounded-control border-[1.5px] border-line-strong bg-sunken px-3.5 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        {pieces.map(({ text, isOnlyHere }, index) =>
          isMarked && isOnlyHere ? (
            <mark key={index} className="rounded-chip bg-marker-tint text-ink underline decoration-2">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </section>
    </div>
  );
}
