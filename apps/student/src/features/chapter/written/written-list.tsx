import { writtenCopy } from 'virtual:messages/written';
import { writtenTabCopy } from 'virtual:messages/writtenTab';
import { firstWords } from '@repo/contracts/written.texts';
import { Markup } from '@repo/ui/markup';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import type { LibraryWritten } from '#src/content/library/library.ts';
import { MarginMarks } from '#src/study/written/asked.tsx';
import { MarksText } from '#src/study/written/marks-text.tsx';
import { sourceText } from '#src/study/written/source-text.ts';
import { useWrittenMarks } from '#src/study/written/use-written-marks.ts';
import type { WrittenGroup } from './written-groups.ts';

/** A chapter's written questions by length, each with its latest marks. */
export function WrittenList({
  groups,
  place,
  returnedFrom,
}: {
  groups: readonly WrittenGroup[];
  place: { subjectId: string; chapterId: string };
  /** The question the student returns from; the list scrolls to it. */
  returnedFrom: string | null;
}) {
  const marks = useWrittenMarks();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [];
    const link = [...links].find(({ dataset }) => dataset.question === returnedFrom);
    if (!link) return;
    link.focus({ preventScroll: true });
    link.scrollIntoView?.({ block: 'center' });
  }, [returnedFrom]);

  const row = (question: LibraryWritten) => {
    const last = marks.get(question._id);
    return (
      <li key={question._id}>
        <Link
          to="/tabs/$subjectId/$chapterId"
          params={place}
          search={{ tab: 'quiz', part: 'written', question: question._id }}
          resetScroll={false}
          data-question={question._id}
          className="flex items-start gap-3 rounded-control border-[1.5px] border-line bg-surface px-4 py-3 text-ink no-underline hover:border-pen hover:bg-pen-tint"
        >
          <span className="grid min-w-0 flex-1 gap-1">
            <span className="break-words">
              <Markup text={firstWords(question)} inline />
            </span>
            <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
              {question.source ? <span>{sourceText(question.source)}</span> : null}
              {question.alternatives.length > 1 ? <span>{writtenTabCopy.aOrB}</span> : null}
              <ExtraLabel item={question} />
              {last ? (
                <span className="font-bold text-ink">
                  {writtenTabCopy.last}
                  <MarksText {...last} />
                </span>
              ) : null}
            </span>
          </span>
          <MarginMarks halves={question.marks * 2} />
        </Link>
      </li>
    );
  };
  return (
    <div ref={list} className="margin-page flex-1 pt-4 pb-8">
      <div className="mx-auto grid w-full max-w-170 gap-6">
        <div>
          <h2 className="text-h3">{writtenTabCopy.heading}</h2>
          <p className="mt-1 text-meta text-ink-2">{writtenTabCopy.intro}</p>
        </div>
        {groups.map(({ length, questions }) => (
          <section key={length} aria-labelledby={`written-${length}`}>
            <h3 id={`written-${length}`} className="mb-2 flex items-baseline justify-between gap-3 text-body">
              {writtenCopy.length[length]}
              <span className="font-normal text-meta text-ink-2">{writtenCopy.lengthMarks[length]}</span>
            </h3>
            <ul className="grid gap-2">{questions.map(row)}</ul>
          </section>
        ))}
      </div>
    </div>
  );
}
