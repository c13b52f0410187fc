import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { RadioCards } from '@repo/ui/radio-cards';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';

export type PracticeKind = 'questions' | 'written' | 'paper';

/** Multiple choice, written questions, or board papers, as available. */
export function KindChoice({
  kind,
  kinds,
  wasChosen,
  onKind,
}: {
  kind: PracticeKind;
  kinds: readonly PracticeKind[];
  /** Set when the choice switches to another screen; that screen's kind choice then takes the focus. */
  wasChosen: RefObject<boolean>;
  onKind: (kind: PracticeKind) => void;
}) {
  const radios = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasChosen.current) return;
    wasChosen.current = false;
    radios.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [wasChosen]);
  return (
    <div ref={radios} className="mt-2">
      <RadioCards
        legend={writtenPracticeCopy.kind}
        columns={2}
        // Three don't fit side by side on a phone.
        className={clsx(
          kinds.length > 2 &&
            'max-sm:[&_label:last-child]:col-[1/-1] sm:[&>div]:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]!',
        )}
        options={kinds.map((one) => ({ value: one, label: writtenPracticeCopy[one] }))}
        value={kind}
        onValueChange={(value) => {
          wasChosen.current = true;
          const next = kinds.find((one) => one === value);
          if (next) onKind(next);
        }}
      />
    </div>
  );
}
