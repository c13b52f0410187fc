import { summaryCopy } from 'virtual:messages/summary';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useUser } from '#src/platform/session/session.ts';

/** Link to the printable chapter, for Super students. */
export function SheetLink({ chapterId }: { chapterId: string }) {
  const { plan } = useUser();
  if (plan !== 'Pro') return null;
  return (
    <Link
      to="/sheet/$chapterId"
      params={{ chapterId }}
      className={buttonClass({ variant: 'quiet', className: 'justify-self-center' })}
    >
      <Printer size={20} aria-hidden="true" />
      {summaryCopy.sheet}
    </Link>
  );
}
