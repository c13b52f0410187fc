import { planCopy } from 'virtual:messages/plan';
import { Tick } from '@repo/ui/tick';

/** Super's benefits as a list with ticks. */
export function Benefits() {
  return (
    <ul aria-label={planCopy.benefitsLabel} className="grid gap-1.5">
      {planCopy.benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2">
          <Tick size={22} className="mt-0.5 shrink-0 text-tick" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
