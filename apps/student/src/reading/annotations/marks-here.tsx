import { lazyOrNothing } from '@repo/ui/lazy-or';
import { Suspense } from 'react';
import { useUser } from '#src/platform/session/session.ts';

type PageName = { chapterId: string; pageId: string };

const List = lazyOrNothing(async () => (await import('./marking-parts.ts')).MarksListHere);

/** Marks of a page, for Super students; at the end, so that it shifts nothing. */
export function MarksHere(page: PageName) {
  const { plan } = useUser();
  if (plan !== 'Pro') return null;
  return (
    <Suspense fallback={null}>
      <List {...page} />
    </Suspense>
  );
}
