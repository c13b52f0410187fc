import { planCopy } from 'virtual:messages/plan';
import { progressCopy } from 'virtual:messages/progress';
import { Badge } from '@repo/ui/badge';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { Benefits } from '#src/account/super/benefits.tsx';
import { FreeChapterLink } from '#src/account/super/free-chapter-link.tsx';
import { UpgradeButton } from '#src/account/super/upgrade-button.tsx';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';

const copy = progressCopy.locked;

/** The subject where the free chapter can be claimed: the first one with a locked chapter. */
function subjectToClaimIn({ listSubjects, chaptersOfSubject }: Library): string | undefined {
  return listSubjects().find(
    ({ _id, isAllContentAvailable }) =>
      isAllContentAvailable && chaptersOfSubject(_id).some(({ isLocked }) => isLocked),
  )?._id;
}

/** Super's benefits, the upgrade button, and free alternatives. */
export function UpgradeOffer() {
  const user = useUser();
  const library = useLibrary();
  const subjectId = user.plan === 'Basic' && !user.freeChapterClaimed ? subjectToClaimIn(library) : undefined;
  return (
    <>
      <span className="absolute right-5 top-6 max-[20rem]:static md:right-6">
        <Badge tone="super">{planCopy.name}</Badge>
      </span>
      <p className="text-ink-2">{copy.text}</p>
      <Benefits />
      <div className="grid gap-3">
        <UpgradeButton fullWidth />
        {subjectId ? <FreeChapterLink subjectId={subjectId} line={progressCopy.hinglish.free} /> : null}
        <Link
          to="/dashboard"
          className={buttonClass({ variant: subjectId ? 'quiet' : 'outlined', fullWidth: true })}
        >
          {copy.home}
        </Link>
      </div>
    </>
  );
}
