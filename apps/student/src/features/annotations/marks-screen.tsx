import { marksScreenCopy } from 'virtual:messages/marksScreen';
import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { lazyPart } from '#src/platform/offline/part-missing.tsx';
import { useUser } from '#src/platform/session/session.ts';

// In its own file, because the login's script lists the files of every screen and has little room.
const Marks = lazyPart(async () => (await import('./marks-list.tsx')).Marks);

/** /marks, for a student of Super (docs/product/screens.md#marks). */
export function MarksScreen() {
  useScreenTitle(marksScreenCopy.title);
  const { plan } = useUser();
  if (plan !== 'Pro') return <Navigate to="/profile" replace />;
  return (
    <Suspense fallback={<ScreenPending />}>
      <Marks />
    </Suspense>
  );
}
