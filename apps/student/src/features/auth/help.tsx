import { Exclamation } from '@repo/ui/exclamation';
import type { ReactNode } from 'react';

/** What to do after a failure, in the form, with a link to it. */
export function Help({ text, children }: { text: string | null; children?: ReactNode }) {
  if (!text) return null;
  return (
    <div role="alert" className="flex gap-2.5 rounded-control bg-red-tint px-3.5 py-3 text-redpen">
      <Exclamation size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 font-bold">
        {text} {children}
      </div>
    </div>
  );
}
