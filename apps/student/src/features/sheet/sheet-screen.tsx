import '@repo/ui/content-text.css';
import './revision-sheet.css';
import { sheetCopy } from 'virtual:messages/sheet';
import { Button, buttonClass } from '@repo/ui/button';
import { figuresAreThere } from '@repo/ui/figures-are-there';
import { MarginPage } from '@repo/ui/margin-page';
import { Markup } from '@repo/ui/markup';
import { loadFormulas, useFormulasState } from '@repo/ui/use-formulas';
import { Link, Navigate } from '@tanstack/react-router';
import { ChevronLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { type LibraryChapter, useLibrary } from '#src/content/library/library.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import type { Mistake } from '#src/study/reviews/mistakes.ts';
import { type SheetContent, sheetContent } from './sheet-content.ts';
import { useChapterMistakes } from './use-chapter-mistakes.ts';

/** A chapter on a few A4 pages, for Super students: revision on the last evening. */
export function SheetScreen({ chapterId }: { chapterId: string }) {
  const { plan } = useUser();
  const library = useLibrary();
  const chapter = library.findChapter(chapterId);
  const isOpen = plan === 'Pro' && chapter?.isAllContentAvailable && !chapter.isLocked;
  if (!chapter || !isOpen) return <Navigate to="/dashboard" replace />;
  if (chapter.missing)
    return (
      <Navigate
        to="/tabs/$subjectId/$chapterId"
        params={{ subjectId: chapter.subjectId, chapterId }}
        replace
      />
    );
  return <Sheet chapter={chapter} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function MistakePart({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <Part title={sheetCopy.mistakes}>
      <ol className="sheet-mistakes">
        {mistakes.map(({ item, question }) => (
          <li key={item}>
            <div className="content-text">
              <Markup text={question.question} />
            </div>
            <p>
              <b>{sheetCopy.right}:</b>{' '}
              <Markup text={question.options[question.correctAnswer] ?? ''} inline />
            </p>
            {question.explanation ? (
              <div className="content-text">
                <Markup text={question.explanation} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function SheetText({ content, mistakes }: { content: SheetContent; mistakes: readonly Mistake[] }) {
  const { summary, formulas, figures } = content;
  const isEmpty = [summary, formulas, figures, mistakes].every(({ length }) => length === 0);
  return (
    <>
      {isEmpty ? <p>{sheetCopy.empty}</p> : null}
      <div className="content-text">
        {summary.map((text, at) => (
          <Markup key={at} text={text} isPage />
        ))}
      </div>
      {formulas.length > 0 ? (
        <Part title={sheetCopy.formulas}>
          <ul className="sheet-formulas">
            {formulas.map((formula) => (
              <li key={formula}>
                <Markup text={formula} />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {figures.length > 0 ? (
        <Part title={sheetCopy.figures}>
          <div className="sheet-figures">
            {figures.map((figure) => (
              <Markup key={figure} text={figure} />
            ))}
          </div>
        </Part>
      ) : null}
      {mistakes.length > 0 ? <MistakePart mistakes={mistakes} /> : null}
    </>
  );
}

function Sheet({ chapter }: { chapter: LibraryChapter }) {
  const { _id, name, subjectId, subjectName } = chapter;
  useScreenTitle(sheetCopy.title({ chapter: name }));
  const library = useLibrary();
  const content = useMemo(() => sheetContent(library, _id), [library, _id]);
  const mistakes = useChapterMistakes(_id);
  const formulas = useFormulasState();
  useEffect(() => void loadFormulas(), []);
  const article = useRef<HTMLElement>(null);
  const isPending = !mistakes || formulas.kind === 'none' || formulas.kind === 'loading';
  useEffect(() => {
    // The browser's own print command doesn't wait.
    if (!isPending) void figuresAreThere(article.current);
  }, [isPending]);
  const print = async () => {
    await figuresAreThere(article.current);
    window.print();
  };
  if (isPending) return <ScreenPending />;
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] py-4 md:min-h-dvh md:py-6 print:min-h-0 print:py-0">
      <div className="mx-auto grid max-w-[52rem] grid-cols-1 gap-4 print:block">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <Link
            to="/tabs/$subjectId/$chapterId"
            params={{ subjectId, chapterId: _id }}
            search={{ tab: 'summary' }}
            className={buttonClass({ variant: 'quiet', className: '-ml-4' })}
          >
            <ChevronLeft size={18} aria-hidden="true" />
            {sheetCopy.back}
          </Link>
          <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => void print()}>
            {sheetCopy.print}
          </Button>
        </div>
        <ChapterFigures chapterId={_id}>
          <article ref={article} className="revision-sheet">
            <header>
              <p>{subjectName}</p>
              <h1>{name}</h1>
            </header>
            <SheetText content={content} mistakes={mistakes} />
          </article>
        </ChapterFigures>
      </div>
    </MarginPage>
  );
}
