import { reviseCopy } from 'virtual:messages/revise';
import { nextLook } from '@repo/revision/memory';
import { buttonClass } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { saidDay } from '#src/study/cards/next-look.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import type { ItemKinds } from '#src/study/reviews/item-kinds.ts';
import type { StudentPlan } from '#src/study/reviews/todays-reviews.ts';
import type { ReviseSession } from './session.ts';
import { useToday } from './use-session.ts';

/** The earliest next review day of these cards. */
function firstNextDay(
  { states, first }: ReviseSession,
  today: number,
  { examDay }: StudentPlan,
): number | null {
  const days = [...first.keys()].flatMap((item) => {
    const memory = states.get(item)?.memory;
    return memory ? [nextLook(memory, today, examDay)] : [];
  });
  return days.length > 0 ? Math.min(...days) : null;
}

/** The next review day in words, such as 'The next ones come back tomorrow.' */
const nextText = (day: number, today: number): string =>
  day === today + 1 ? reviseCopy.nextTomorrow : reviseCopy.nextOn({ day: saidDay(day, today) });

/** Nothing is left today: what was done, the next review day, and what to do now. */
export function ReviseEnd({
  session,
  plan,
  kinds,
  mistakesOf,
}: {
  session: ReviseSession;
  plan: StudentPlan;
  /** Kinds of items reviewed. */
  kinds: ItemKinds;
  /** The chapter whose mistakes were reviewed; undefined for all that is due. */
  mistakesOf?: string;
}) {
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = session.first.size;
  useEffect(() => {
    if (count > 0) heading.current?.focus({ preventScroll: true });
  }, [count]);
  const nothing = mistakesOf
    ? { title: reviseCopy.noMistakesTitle, text: reviseCopy.noMistakesText }
    : { title: reviseCopy.nothingTitle, text: reviseCopy.nothingText };
  const known = [...session.first.values()].filter(Boolean).length;
  const next = firstNextDay(session, today, plan);
  return (
    <MarginPage className="py-6 md:py-8">
      <div className="grid max-w-page gap-4">
        <div className="flex items-center gap-3">
          {count > 0 ? <TickDisc size={40} animated /> : null}
          <h1 ref={heading} tabIndex={-1}>
            {count > 0 ? reviseCopy.doneTitle : nothing.title}
          </h1>
        </div>
        {count > 0 ? (
          <p>
            {reviseCopy.done({ count, known, kinds })}
            {next === null ? null : ` ${nextText(next, today)}`}
          </p>
        ) : (
          <p>{nothing.text}</p>
        )}
        <NextCard ending={mistakesOf ? { kind: 'mistakesOver', chapterId: mistakesOf } : { kind: 'other' }} />
        {count > 0 ? (
          <Link to="/mistakes" className={buttonClass({ variant: 'outlined', className: 'w-fit' })}>
            {reviseCopy.mistakes}
          </Link>
        ) : null}
      </div>
    </MarginPage>
  );
}
