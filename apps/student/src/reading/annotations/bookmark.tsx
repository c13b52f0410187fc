import { lazyOrNothing } from '@repo/ui/lazy-or';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { BookmarkFace, type BookmarkProps } from './bookmark-face.tsx';

const Loaded = lazyOrNothing(async () => (await import('./marking-parts.ts')).BookmarkControl);

/**
 * Bookmark of a page, card or question, with a note; for Super students. Its space is reserved until its code
 * loads.
 */
export function Bookmark(props: BookmarkProps) {
  const { plan } = useUser();
  if (plan !== 'Pro') return null;
  const { look = 'line', of, className } = props;
  return (
    <Suspense
      fallback={
        <span className={clsx('inline-flex items-center pr-11', className)} inert>
          <BookmarkFace look={look} of={of} isOn={false} className="invisible" />
        </span>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
