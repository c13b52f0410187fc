import './subject.css';
import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Loading, Skeleton } from '@repo/ui/loading';
import { toast } from '@repo/ui/toast';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCharacter } from '#src/character/use-character.ts';
import { type LibrarySubject, useLibrary } from '#src/library/library.ts';
import { RefreshOverlay } from '#src/refresh/refresh-overlay.tsx';
import { ClaimBanner } from './claim-banner.tsx';
import { Road } from './road.tsx';
import { subjectCopy } from './subject-copy.ts';
import { SubjectHeader } from './subject-header.tsx';
import { SubjectRail } from './subject-rail.tsx';
import { useClaim } from './use-claim.ts';
import { useRoad } from './use-road.ts';

/** What could not be loaded leads Home, with the reason as a toast. */
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

/** A subject: its chapters as a road, how many are completed, and the free chapter while there is one. */
export function SubjectScreen({ subjectId }: { subjectId: string }) {
  const subject = useLibrary().findSubject(subjectId);
  if (!subject?.isAllContentAvailable) return <LoadFailed />;
  return <SubjectRoad subject={subject} />;
}

function SubjectRoad({ subject }: { subject: LibrarySubject }) {
  const road = useRoad(subject._id);
  const claim = useClaim();
  const { character } = useCharacter();
  if (road.state === 'failed') return <LoadFailed />;
  const hasChapters = road.chapters.length > 0;
  return (
    <div className="subject-screen min-h-dvh">
      <SubjectHeader name={subject.name} completed={road.completedCount} total={road.chapters.length} />
      <RefreshOverlay isOpen={claim.isRefreshing} />
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6 lg:py-6">
        <aside
          className="grid content-start gap-5 empty:hidden lg:order-2"
          aria-label={subjectCopy.progress(subject.name)}
        >
          {claim.isOffered && hasChapters ? <ClaimBanner claim={claim} /> : null}
          <SubjectRail road={road} />
        </aside>
        <div className="-mx-4 lg:mx-0">
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
      </div>
    </div>
  );
}
