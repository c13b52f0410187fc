import { TickDisc } from '@repo/ui/tick';
import { languageOfLines } from '#src/language/language.ts';
import { NextCard } from '#src/next/next-card.tsx';
import { subjectCopy } from './subject-copy.ts';

/** Shown when nothing is left to read: the whole subject is completed, or all open chapters are. */
export function SubjectOver({ subjectId, isWhole }: { subjectId: string; isWhole: boolean }) {
  return (
    <>
      {isWhole ? (
        <p className="flex items-center gap-3">
          <TickDisc />
          <span>
            <span className="block font-bold">{subjectCopy.allDone}</span>
            <span lang={languageOfLines()}>{subjectCopy.hinglish.allDone}</span>
          </span>
        </p>
      ) : null}
      <NextCard kind="subjectFinished" subjectId={subjectId} />
    </>
  );
}
