import { Exclamation } from '@repo/ui/exclamation';

/** Why a step failed and what to do, shown in the form itself. */
export function FormFailure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p role="alert" className="flex gap-2.5 rounded-control bg-red-tint px-3.5 py-3 font-bold text-redpen">
      <Exclamation size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
