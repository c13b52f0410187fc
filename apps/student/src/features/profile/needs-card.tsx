import { profileCopy } from 'virtual:messages/profile';
import { Card } from '@repo/ui/card';
import { Switch } from '@repo/ui/switch';
import { useId } from 'react';
import { type StudyNeed, useStudyNeeds } from '#src/platform/study-needs.ts';

const needs: readonly StudyNeed[] = ['extra-time', 'calm', 'spacing'];

/** Accessibility settings, stored on this device only. */
export function NeedsCard({ className }: { className?: string }) {
  const { has, set } = useStudyNeeds();
  const titleId = useId();
  const { title, text, of } = profileCopy.needs;
  return (
    <Card className={className}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-body font-bold">
          {title}
        </h2>
        <p className="text-meta text-ink-2">{text}</p>
        <ul className="mt-2 grid gap-2">
          {needs.map((need) => (
            <li key={need}>
              <Switch
                label={
                  <>
                    <span className="block font-bold">{of[need].name}</span>
                    <span className="block text-meta text-ink-2">{of[need].text}</span>
                  </>
                }
                onText={profileCopy.nightOn}
                offText={profileCopy.nightOff}
                checked={has(need)}
                onCheckedChange={(isOn) => set(need, isOn)}
                className="w-full"
              />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
