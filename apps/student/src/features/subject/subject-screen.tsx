import './subject.css';
import { subjectCopy } from 'virtual:messages/subject';
import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Loading, Skeleton } from '@repo/ui/loading';
import { toast } from '@repo/ui/toast';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { RefreshOverlay } from '#src/app/refresh/refresh-overlay.tsx';
import { type LibrarySubject, useLibrary } from '#src/content/library/library.ts';
import type { ToDo } from '#src/study/next/to-do.ts';
import { useThingsToDo } from '#src/study/next/use-things-to-do.ts';
import { ClaimBanner } from './claim-banner.tsx';
import { ClaimQuestion } from './claim-question.tsx';
import { Road } from './road.tsx';
import { SubjectHeader } from './subject-header.tsx';
import { SubjectOver } from './subject-over.tsx';
import { SubjectRail } from './subject-rail.tsx';
import { useClaim } from './use-claim.ts';
import { isToBeRead, type RoadChapter, useRoad } from './use-road.ts';

/** Whether the next task is to read this chapter, which the road already shows. */
const isToRead = (next: ToDo, { _id }: RoadChapter) =>
  (next.verb === 'next' || next.verb === 'continue') && next.chapter._id === _id;

/** Redirects Home when loading failed, with the reason as a toast. */
function LoadFailed() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(subjectCopy.loadFailed, { id: 'subject-failed' });
    void navigate({ to: '/dashboard', replace: true });
  }, [navigate]);
  return null;
}

function LoadingRoad() {
  return (
    <Loading className="mx-auto w-full max-w-[560px] px-4 pt-12">
      <div className="grid justify-items-center gap-11">
        <Skeleton className="size-16 !rounded-full" />
        <Skeleton className="ml-44 size-16 !rounded-full" />
        <Skeleton className="size-16 !rounded-full" />
        <Skeleton className="mr-44 size-16 !rounded-full" />
      </div>
    </Loading>
  );
}

/** A subject: its chapters as a road, the completed count, and the free chapter if available. */
export function SubjectScreen({ subjectId }: { subjectId: string }) {
  const subject = useLibrary().findSubject(subjectId);
  if (!subject?.isAllContentAvailable) return <LoadFailed />;
  return <SubjectRoad subject={subject} />;
}

function SubjectRoad({ subject }: { subject: LibrarySubject }) {
  const road = useRoad(subject._id);
  const claim = useClaim();
  const { character } = useCharacter();
  const tasks = useThingsToDo({ kind: 'subject', subjectId: subject._id });
  if (road.state === 'failed') return <LoadFailed />;
  const hasChapters = road.chapters.length > 0;
  const isClaimShown = claim.isOffered && hasChapters;
  const [next] = tasks === 'loading' ? [] : tasks;
  const toRead = road.chapters.find((chapter) => next !== undefined && isToRead(next, chapter)) ?? null;
  const isOver = road.completedCount > 0 && !road.chapters.some(isToBeRead);
  const isClaimNext = isClaimShown && next?.verb === 'claim';
  const hasNext = isOver || (next !== undefined && !toRead && !isClaimNext);
  const hasTop = isClaimShown || hasNext;
  return (
    <div className="subject-screen min-h-dvh">
      <SubjectHeader name={subject.name} completed={road.completedCount} total={road.chapters.length} />
      <RefreshOverlay isOpen={claim.isRefreshing} />
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:px-6 lg:py-6">
        {hasTop ? (
          <div className="grid content-start gap-5 lg:col-start-2 lg:row-start-1">
            {isClaimShown ? <ClaimBanner claim={claim} /> : null}
            {hasNext ? (
              <SubjectOver subjectId={subject._id} isWhole={isOver && road.nextUp === null} />
            ) : null}
          </div>
        ) : null}
        <div className="-mx-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mx-0">
          {road.state === 'loading' ? <LoadingRoad /> : null}
          {road.state === 'known' && hasChapters ? <Road chapters={road.chapters} claim={claim} /> : null}
          {road.state === 'known' && !hasChapters ? (
            <EmptyState
              art={<Character name={character} mood="think" />}
              title={subjectCopy.noChapters}
              action={
                <Link to="/dashboard" className={buttonClass({ variant: 'outlined' })}>
                  {subjectCopy.back}
                </Link>
              }
            />
          ) : null}
        </div>
        <aside
          className={clsx('lg:col-start-2', hasTop ? 'lg:row-start-2' : 'lg:row-start-1')}
          aria-label={subjectCopy.progress({ subject: subject.name })}
        >
          <SubjectRail road={road} toRead={hasNext ? null : toRead} />
        </aside>
      </div>
      <ClaimQuestion claim={claim} />
    </div>
  );
}
