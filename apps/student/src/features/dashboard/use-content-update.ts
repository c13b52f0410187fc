import { dashboardCopy } from 'virtual:messages/dashboard';
import { reasonOf } from '@repo/client/failure';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activateLibrary, getLibrary, useLibrary } from '#src/content/library/library.ts';
import { fetchLatestLibrary } from '#src/content/library/load-library.ts';
import { api } from '#src/platform/api/api.ts';
import { freshUserQuery } from '#src/platform/api/fresh-user.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { focusHeading } from '#src/platform/navigation/follow-navigation.ts';
import { isDataSaved } from '#src/platform/offline/connection.ts';
import { bearerToken } from '#src/platform/session/bearer-token.ts';
import { setUser, useUser } from '#src/platform/session/session.ts';

export type ContentUpdate = {
  /** Content was published after the student's last login. */
  isOffered: boolean;
  isBusy: boolean;
  failure: string | null;
  /** The browser's data saver is on. */
  isDataSaved: boolean;
  update: () => void;
};

const isEarlier = (one: string, other: string) => new Date(one).getTime() < new Date(other).getTime();

/** Replaces the cached content only after a complete download; a failure leaves the old content in place. */
export function useContentUpdate(): ContentUpdate {
  const user = useUser();
  const { timestamp } = useLibrary();
  const queries = trpc.useUtils();
  const { data } = useQuery(freshUserQuery);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A fast second tap arrives before the button renders as busy.
  const isRunning = useRef(false);
  const published = data?.lastPublishedContentAt ?? null;
  const known = user.lastLogin ?? timestamp;

  const run = async () => {
    const library = await fetchLatestLibrary(user, (await bearerToken()) ?? '');
    const { user: updated } = await api.auth.updateUser.mutate({ lastLogin: 'now' });
    // If chapters were unlocked meanwhile, a later download has them.
    if (getLibrary().owner === library.owner) activateLibrary(library);
    setUser(updated);
    toast.success(dashboardCopy.updateDone);
    focusHeading();
    void queries.invalidate();
  };
  const stop = () => {
    setIsBusy(false);
    isRunning.current = false;
  };

  return {
    isOffered: published !== null && known !== null && isEarlier(known, published),
    isBusy,
    failure,
    isDataSaved: isDataSaved(),
    update() {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFailure(null);
      run()
        .catch((error: unknown) => {
          const reason = reasonOf(error, dashboardCopy.updateFailed);
          toast.error(reason, { id: 'content-update' });
          setFailure(reason);
        })
        .finally(stop);
    },
  };
}
