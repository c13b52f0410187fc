import { brand } from '@repo/contracts/brand';
import type { ReportedGroup, ReportList } from '@repo/contracts/reports';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { TabPanel, Tabs } from '@repo/ui/tabs';
import { useEffect, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { ReportRow } from './report-row.tsx';
import { reportsCopy } from './reports-copy.ts';
import { SolveDialog } from './solve-dialog.tsx';
import { type ReportState, useReports } from './use-reports.ts';

/** Students' reports item by item: open and solved. */
export function ReportsScreen() {
  const [state, setState] = useState<ReportState>('open');
  const reports = useReports(state);
  const [asked, setAsked] = useState<ReportedGroup | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${reportsCopy.heading} · ${brand.name}`;
  }, []);
  // The row with the focused button is gone.
  const focusHeading = () => heading.current?.focus();
  const panel = (
    <ListState query={reports.query} failureText={reportsCopy.fetchFailed} skeleton={<Rows />}>
      {(list) => (
        <Groups
          list={list}
          state={state}
          onSolve={setAsked}
          onReopen={(group) => void reports.reopen(group).then((isDone) => isDone && focusHeading())}
        />
      )}
    </ListState>
  );
  return (
    <section
      aria-labelledby="reports-heading"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 pt-4 lg:px-6"
    >
      <header>
        <h1 ref={heading} id="reports-heading" tabIndex={-1} className="text-h2">
          {reportsCopy.heading}
        </h1>
        <p className="text-meta text-ink-2">{reportsCopy.intro}</p>
      </header>
      <Tabs
        value={state}
        onValueChange={(value) => setState(value === 'solved' ? 'solved' : 'open')}
        label={reportsCopy.states}
        items={[
          { value: 'open', label: reportsCopy.open },
          { value: 'solved', label: reportsCopy.solved },
        ]}
      >
        {(['open', 'solved'] as const).map((value) => (
          <TabPanel key={value} value={value} className="min-h-[60dvh] max-w-240 pt-4">
            {panel}
          </TabPanel>
        ))}
      </Tabs>
      {asked ? (
        <SolveDialog
          group={asked}
          isBusy={reports.isSolving}
          onSolve={(said) => reports.solve(asked, said)}
          onSolved={() => {
            setAsked(null);
            focusHeading();
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}

function Groups({
  list: { groups, hasMore },
  state,
  onSolve,
  onReopen,
}: {
  list: ReportList;
  state: ReportState;
  onSolve: (group: ReportedGroup) => void;
  onReopen: (group: ReportedGroup) => void;
}) {
  if (groups.length === 0)
    return (
      <EmptyState
        art={<Character name="prakar" mood={state === 'open' ? 'cheer' : 'think'} />}
        title={state === 'open' ? reportsCopy.noneOpen : reportsCopy.noneSolved}
      >
        {state === 'open' ? reportsCopy.noneOpenHint : reportsCopy.noneSolvedHint}
      </EmptyState>
    );
  return (
    <>
      <ul
        aria-label={reportsCopy.heading}
        className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface"
      >
        {groups.map((group) => (
          <li
            key={`${group.chapterId} ${group.kind} ${group.itemId} ${group.solvedAt}`}
            className="border-b-[1.5px] border-line last:border-b-0"
          >
            <ReportRow group={group} onSolve={() => onSolve(group)} onReopen={() => onReopen(group)} />
          </li>
        ))}
      </ul>
      {hasMore ? <p className="mt-3 text-meta text-ink-2">{reportsCopy.more(state)}</p> : null}
    </>
  );
}

function Rows() {
  return (
    <div className="grid gap-3">
      {['one', 'two', 'three'].map((row) => (
        <Skeleton key={row} className="h-32 w-full" />
      ))}
    </div>
  );
}
