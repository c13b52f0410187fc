import { Badge } from '@repo/ui/badge';
import { buttonClass } from '@repo/ui/button';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { chaptersOfSubject, listSubjects } from '#src/library/library.ts';
import { useUser } from '#src/session/session.ts';
import { progressCopy } from './copy.ts';

const copy = progressCopy.locked;

/** Where the free chapter can be claimed: the first subject that has a locked one. */
function subjectToClaimIn(): string | undefined {
  return listSubjects().find(
    ({ _id, isAllContentAvailable }) =>
      isAllContentAvailable && chaptersOfSubject(_id).some(({ isLocked }) => isLocked),
  )?._id;
}

/** What Super brings, and the ways on that a student has today. */
export function UpgradeOffer() {
  const user = useUser();
  const subjectId = user.plan === 'Basic' && !user.freeChapterClaimed ? subjectToClaimIn() : undefined;
  return (
    <>
      <span className="absolute right-5 top-6 md:right-6">
        <Badge tone="super">{copy.plan}</Badge>
      </span>
      <p className="text-ink-2">{copy.text}</p>
      <ul aria-label={copy.benefitsLabel} className="grid gap-1.5">
        {copy.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Tick size={22} className="mt-0.5 shrink-0 text-tick" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        {subjectId ? (
          <>
            <p lang="hi-Latn" className="text-meta">
              {progressCopy.hinglish.free}
            </p>
            <Link
              to="/subject/$subjectId"
              params={{ subjectId }}
              state={{ isClaiming: true }}
              className={buttonClass({ fullWidth: true })}
            >
              {copy.useFree}
            </Link>
          </>
        ) : null}
        <Link
          to="/dashboard"
          className={buttonClass({ variant: subjectId ? 'outlined' : 'primary', fullWidth: true })}
        >
          {copy.home}
        </Link>
      </div>
    </>
  );
}
