import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '#src/session/session.ts';

type PageName = { chapterId: string; pageId: string };

const Nothing = (): ReactNode => null;
const List = lazy(() =>
  import('./marking-parts.ts').then(
    (module): { default: (props: PageName) => ReactNode } => ({ default: module.MarksListHere }),
    () => ({ default: Nothing }),
  ),
);

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
