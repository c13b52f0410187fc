import { Suspense } from 'react';
import { lazyOrNothing } from '#src/layout/lazy-or-nothing.ts';
import { useUser } from '#src/session/session.ts';

type PageName = { chapterId: string; pageId: string };

const List = lazyOrNothing(async () => (await import('./marking-parts.ts')).MarksListHere);

/** The marks on a page, for students of Super; at its very end, where it pushes nothing. */
export function MarksHere(page: PageName) {
  const { plan } = useUser();
  if (plan !== 'Pro') return null;
  return (
    <Suspense fallback={null}>
      <List {...page} />
    </Suspense>
  );
}
