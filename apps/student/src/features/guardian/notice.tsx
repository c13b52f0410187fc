import type { ConsentLanguage } from '@repo/contracts/consent.text';
import { useEffect, useRef } from 'react';
import { guardianCopy } from './guardian-copy.ts';
import type { Guardian, GuardianAct } from './use-guardian.ts';

const doneWords = { give: 'agreed', withdraw: 'withdrawn', remove: 'removed', keep: 'kept' } as const;
const isNamed = (act: GuardianAct): act is keyof typeof doneWords => act in doneWords;

/** Result of the last act, announced to screen readers. The server's own messages are in English. */
export function Notice({
  guardian: { notice },
  language,
}: {
  guardian: Guardian;
  language: ConsentLanguage;
}) {
  const copy = guardianCopy[language];
  const failure = useRef<HTMLDivElement>(null);
  const hasFailed = notice !== null && !notice.isDone;
  useEffect(() => {
    if (hasFailed) failure.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasFailed]);
  if (hasFailed)
    return (
      <div
        ref={failure}
        role="alert"
        className="grid gap-1 rounded-control bg-red-tint px-3.5 py-3 text-redpen"
      >
        <p className="font-bold">
          {notice.act === 'sign-in' && notice.reason === null ? copy.cameBackFailed : copy.failed}
        </p>
        {notice.reason ? <p lang="en-IN">{notice.reason}</p> : null}
      </div>
    );
  return (
    <p role="status" className="font-bold empty:hidden">
      {notice && isNamed(notice.act) ? copy[doneWords[notice.act]] : null}
    </p>
  );
}
