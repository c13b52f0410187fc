import { profileCopy } from 'virtual:messages/profile';
import { reasonOf } from '@repo/client';
import type { OpenSessions } from '@repo/contracts/sessions';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { trpc } from '#src/platform/api/trpc.ts';
import { longDate } from '#src/platform/long-date.ts';

const copy = profileCopy.sessions;

type OneProps = { session: OpenSessions[number]; onEnded: () => Promise<unknown> };

function One({ session: { id, device, startedAt, isThis }, onEnded }: OneProps) {
  const end = trpc.auth.session.end.useMutation({ onSuccess: onEnded });
  const name = device ?? copy.unknown;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-[min(100%,10rem)] flex-1">
        <p className="font-bold">{name}</p>
        <p className="text-meta text-ink-2">
          {copy.since({ day: longDate(startedAt) })}
          {isThis ? ` · ${copy.here}` : null}
        </p>
        {end.error ? (
          <p role="alert" className="font-bold text-redpen">
            {reasonOf(end.error, copy.endFailed)}
          </p>
        ) : null}
      </div>
      {isThis ? null : (
        <Button
          variant="outlined"
          size="sm"
          aria-label={copy.endOf({ device: name })}
          busy={end.isPending}
          onClick={() => end.mutate({ id })}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}

/** The student's sessions; all except the current one have a logout button. */
export function OpenSessionsList() {
  const query = trpc.auth.session.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [hasEnded, setHasEnded] = useState(false);
  if (!query.data)
    return (
      <p role="status" className="text-ink-2">
        {query.error ? reasonOf(query.error, copy.failed) : copy.loading}
      </p>
    );
  const onEnded = () => {
    setHasEnded(true);
    return query.refetch();
  };
  return (
    <>
      <ul className="divide-y-[1.5px] divide-edge">
        {query.data.map((session) => (
          <One key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {hasEnded ? copy.ended : null}
      </p>
    </>
  );
}
