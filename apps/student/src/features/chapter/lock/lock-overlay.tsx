import { lockCopy } from 'virtual:messages/lock';
import { buttonClass } from '@repo/ui/button';
import { Link, useNavigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FreeChapterLink } from '#src/account/super/free-chapter-link.tsx';
import { inviteRound } from '#src/account/super/invite-rules.ts';
import { UpgradeButton } from '#src/account/super/upgrade-button.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useKeys } from '#src/platform/use-keys.ts';

/** Placeholder lines: the content of locked chapters isn't on the device. */
function ScrimLines() {
  return (
    <div aria-hidden="true" className="ruled-sheet margin-page absolute inset-0 overflow-hidden opacity-60" />
  );
}

/**
 * Covers a locked chapter and offers its own ways out, since tabs, back and zen mode are disabled. Escape
 * returns to the chapters.
 */
export function LockOverlay({ subjectId, chapterName }: { subjectId: string; chapterName: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFreeChapter = user.plan === 'Basic' && !user.freeChapterClaimed;
  const { hasUnlock } = inviteRound(user);

  useEffect(() => focusIfUnclaimed(heading.current), []);
  useKeys({ Escape: () => void navigate({ to: '/subject/$subjectId', params: { subjectId } }) });

  return (
    <div className="relative grid flex-1 md:place-items-center md:p-6">
      <ScrimLines />
      <section
        aria-labelledby="lock-title"
        className="relative flex w-full flex-col items-center justify-center gap-5 bg-surface px-6 py-10 text-center max-md:border-t-[1.5px] max-md:border-line md:max-w-130 md:rounded-card md:border-[1.5px] md:border-edge md:shadow-float"
      >
        <span className="grid size-20 place-items-center rounded-full border-[1.5px] border-line-strong bg-sunken text-ink-2">
          <Lock size={34} aria-hidden="true" />
        </span>
        <div className="grid gap-2">
          <p className="text-meta font-bold text-ink-2">{lockCopy.locked}</p>
          <h1 ref={heading} id="lock-title" tabIndex={-1} className="text-h2">
            {chapterName}
          </h1>
          <p className="max-w-80 text-ink-2">{lockCopy.text}</p>
        </div>
        <div className="grid w-full max-w-80 gap-3">
          <UpgradeButton fullWidth />
          {hasFreeChapter ? <FreeChapterLink subjectId={subjectId} line={lockCopy.hinglish.free} /> : null}
          <Link to="/unlock-free-chapter" className={buttonClass({ variant: 'outlined', fullWidth: true })}>
            {hasUnlock ? lockCopy.unlock : <span lang={languageOfLines()}>{lockCopy.hinglish.invite}</span>}
          </Link>
          <Link
            to="/subject/$subjectId"
            params={{ subjectId }}
            className={buttonClass({ variant: 'quiet', fullWidth: true })}
          >
            {lockCopy.back}
          </Link>
        </div>
      </section>
    </div>
  );
}
