import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why the server said no, in the form itself, with the road that helps. */
export function Refusal({ reason, children }: { reason: string | null; children?: ReactNode }) {
  if (!reason) return null;
  return (
    <div role="alert" className="flex gap-2.5 rounded-control bg-red-tint px-3.5 py-3 text-redpen">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 font-bold">
        {reason} {children}
      </div>
    </div>
  );
}
