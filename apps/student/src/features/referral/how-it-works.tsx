import { referralCopy } from 'virtual:messages/referral';
import { Card } from '@repo/ui/card';

export function HowItWorks() {
  return (
    <Card>
      <h2 className="mb-4 text-h3">{referralCopy.howTitle}</h2>
      <ol className="grid gap-4">
        {referralCopy.steps.map(({ name, text }, index) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-pen font-heading text-pen"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-bold">{name}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
