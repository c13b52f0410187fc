import { deviceCopy } from 'virtual:messages/device';
import { Link } from '@tanstack/react-router';
import { useLibrary } from '#src/content/library/library.ts';
import { subjectsLeftOut } from './parts.ts';

/** Names subjects with chapters that aren't on this device, on screens that draw on all of them. */
export function LeftOutBar({ onLeave }: { onLeave?: () => void }) {
  const subjects = subjectsLeftOut(useLibrary());
  if (subjects.length === 0) return null;
  return (
    <p className="border-b border-line bg-marker-tint px-4 py-2 text-center text-meta text-ink print:hidden">
      {deviceCopy.leftOut({ subjects: subjects.join(', ') })}{' '}
      <Link to="/profile" hash="device" onClick={onLeave}>
        {deviceCopy.manage}
      </Link>
    </p>
  );
}
