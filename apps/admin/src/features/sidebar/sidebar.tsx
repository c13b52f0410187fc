import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { Button, buttonClass } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { useAtom, useSetAtom } from 'jotai';
import { FileText, Replace, Search, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { useChapterChoice } from '#src/selection/selection.ts';
import { ReportsLink } from './reports-link.tsx';
import { sidebarCopy } from './sidebar-copy.ts';
import { isDrawerOpenAtom, isJumpingAtom, openSubjectAtom } from './sidebar-state.ts';
import { SubjectList } from './subject-list.tsx';
import { useSubjects } from './use-subjects.ts';

const screenLink = 'mb-2 !justify-start !px-3.5 !text-ink aria-[current=page]:bg-pen-tint';

/** The subjects and chapters of the tool. `colourDialog` renders the choice of a subject's colour. */
export function Sidebar({
  colourDialog,
}: {
  colourDialog: (subject: SubjectDraft, onClose: () => void) => ReactNode;
}) {
  const subjects = useSubjects();
  const { data, error, isFetching, refetch } = subjects.query;
  const choice = useChapterChoice();
  const [openId, setOpenId] = useAtom(openSubjectAtom);
  const setIsJumping = useSetAtom(isJumpingAtom);
  const setIsDrawerOpen = useSetAtom(isDrawerOpenAtom);
  const [colourId, setColourId] = useState<string | null>(null);
  useEffect(() => {
    if (choice?.subjectId) setOpenId(choice.subjectId);
  }, [choice?.subjectId, setOpenId]);
  const coloured = data?.find(({ _id }) => _id === colourId);
  const hasFailed = error !== null && !isSessionRefused(error);
  return (
    <nav aria-label={sidebarCopy.nav} className="flex min-h-full flex-col px-2 py-3">
      <Button
        variant="outlined"
        size="sm"
        fullWidth
        className="mb-2 justify-start"
        icon={<Search size={18} aria-hidden="true" />}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsJumping(true)}
      >
        <span className="flex-1 text-left">{sidebarCopy.jump}</span>
        <kbd className="text-caption font-normal text-ink-3">Ctrl K</kbd>
      </Button>
      <Link
        to="/papers"
        onClick={() => setIsDrawerOpen(false)}
        className={buttonClass({
          variant: 'quiet',
          size: 'sm',
          fullWidth: true,
          className: screenLink,
        })}
      >
        <FileText size={18} aria-hidden="true" className="text-ink-2" />
        {sidebarCopy.papers}
      </Link>
      <ReportsLink className={screenLink} onChosen={() => setIsDrawerOpen(false)} />
      {hasFailed ? (
        <ErrorPanel
          message={sidebarCopy.subjectsFetchFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data || hasFailed ? null : (
        <Loading>
          <div className="grid gap-3 p-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        </Loading>
      )}
      {data ? (
        <SubjectList
          subjects={subjects}
          all={data}
          openId={openId}
          onOpen={setOpenId}
          onColour={setColourId}
          onChosen={() => setIsDrawerOpen(false)}
        />
      ) : null}
      <Link
        to="/replace"
        onClick={() => setIsDrawerOpen(false)}
        className={buttonClass({ variant: 'quiet', size: 'sm', fullWidth: true, className: screenLink })}
      >
        <Replace size={18} aria-hidden="true" className="text-ink-2" />
        {sidebarCopy.replace}
      </Link>
      <Link
        to="/deleted"
        onClick={() => setIsDrawerOpen(false)}
        className={buttonClass({ variant: 'quiet', size: 'sm', fullWidth: true, className: screenLink })}
      >
        <Trash2 size={18} aria-hidden="true" className="text-ink-2" />
        {sidebarCopy.deleted}
      </Link>
      {coloured ? colourDialog(coloured, () => setColourId(null)) : null}
    </nav>
  );
}
