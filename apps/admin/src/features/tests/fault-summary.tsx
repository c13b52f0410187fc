import { CircleAlert } from 'lucide-react';
import type { TestFault } from './check-test.ts';
import { testsCopy } from './copy.ts';

/** Everything that keeps a test from being saved, each a link to the field that mends it; spoken when it comes. */
export function FaultSummary({
  faults,
  onGoTo,
}: {
  faults: TestFault[];
  onGoTo: (fault: TestFault) => void;
}) {
  if (faults.length === 0) return null;
  return (
    <section
      aria-labelledby="test-faults"
      className="rounded-card border-[1.5px] border-redpen bg-red-tint p-4"
    >
      <h3 id="test-faults" role="alert" className="flex items-start gap-2 text-body font-bold text-redpen">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {testsCopy.faults(faults.length)}
      </h3>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={`${fault.control} ${fault.message}`} className="text-ink-2">
            <a
              href={`#${fault.control}`}
              className="inline-flex min-h-11 items-center text-ink underline decoration-2 underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onGoTo(fault);
              }}
            >
              {fault.message}
            </a>{' '}
            {fault.field === 'options' && fault.questionNumber !== null ? (
              <span className="text-meta">{testsCopy.inQuestion(fault.questionNumber)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
