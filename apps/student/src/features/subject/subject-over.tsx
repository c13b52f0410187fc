import { subjectCopy } from 'virtual:messages/subject';
import { TickDisc } from '@repo/ui/tick';
import { languageOfLines } from '#src/platform/language/language.ts';
import { NextCard } from '#src/study/next/next-card.tsx';

/** The next step in a subject that is read to its end, and whether the whole subject is completed. */
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
      <NextCard ending={{ kind: 'subject', subjectId }} />
    </>
  );
}
