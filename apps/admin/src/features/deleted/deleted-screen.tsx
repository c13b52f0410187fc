import { brand } from '@repo/contracts/brand';
import type { DeletedItem } from '@repo/contracts/deleted-content';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { deletedCopy } from './deleted-copy.ts';
import { DeletedRow } from './deleted-row.tsx';
import { useDeleted } from './use-deleted.ts';

/** Items deleted in the last 30 days, by chapter, each with Restore. */
export function DeletedScreen() {
  const isSent = useSentDeletes();
  const { query, items, restore, restoringId } = useDeleted(isSent);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${deletedCopy.heading} · ${brand.name}`;
  }, []);
  const { data: _, ...state } = query;
  return (
    <section
      aria-labelledby="deleted-heading"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 pt-4 lg:px-6"
    >
      <header className="max-w-240">
        <h1 ref={heading} id="deleted-heading" tabIndex={-1} className="text-h2">
          {deletedCopy.heading}
        </h1>
        <p className="text-meta text-ink-2">{deletedCopy.intro}</p>
      </header>
      <div className="grid max-w-240 gap-6">
        <ListState
          query={{ ...state, data: items }}
          failureText={deletedCopy.fetchFailed}
          skeleton={<Rows />}
        >
          {(list) => (
            <Groups
              items={list}
              restoringId={restoringId}
              // The focused button disappears with its row.
              onRestore={(item) => void restore(item).then((isDone) => isDone && heading.current?.focus())}
            />
          )}
        </ListState>
        {query.hasNextPage ? (
          <Button
            variant="outlined"
            className="justify-self-start"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {deletedCopy.older}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Sends pending deletions first, so that they are in the list. */
function useSentDeletes(): boolean {
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void flushDeletes().then(() => isLeft || setIsSent(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return isSent;
}

function Groups({
  items,
  restoringId,
  onRestore,
}: {
  items: readonly DeletedItem[];
  restoringId: number | null;
  onRestore: (item: DeletedItem) => void;
}) {
  const [now] = useState(() => Date.now());
  if (items.length === 0)
    return (
      <EmptyState art={<Character name="prakar" mood="cheer" />} title={deletedCopy.none}>
        {deletedCopy.noneHint}
      </EmptyState>
    );
  const names = [...new Set(items.map(deletedCopy.group))];
  return names.map((name) => (
    <Group key={name} name={name}>
      {items
        .filter((item) => deletedCopy.group(item) === name)
        .map((item) => (
          <li key={item.id} className="border-b-[1.5px] border-line last:border-b-0">
            <DeletedRow
              item={item}
              now={now}
              isBusy={restoringId === item.id}
              onRestore={() => onRestore(item)}
            />
          </li>
        ))}
    </Group>
  ));
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="text-h3 wrap-anywhere">
        {name}
      </h2>
      <ul className="grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface">{children}</ul>
    </section>
  );
}

function Rows() {
  return (
    <div className="grid gap-3">
      {['one', 'two', 'three'].map((row) => (
        <Skeleton key={row} className="h-24 w-full" />
      ))}
    </div>
  );
}
