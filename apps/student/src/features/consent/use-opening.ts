import { consentCopy } from 'virtual:messages/consent';
import { toast } from '@repo/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '#src/platform/api/trpc.ts';
import { setUser } from '#src/platform/session/session.ts';

/** Once consent is given, reloads the user and opens Home. */
export function useOpening(isDone: boolean): void {
  const navigate = useNavigate();
  const { data } = trpc.auth.verifyToken.useQuery(undefined, { enabled: isDone, staleTime: 0 });
  useEffect(() => {
    if (!isDone || !data || data.user.isConsentNeeded) return;
    setUser(data.user);
    toast.success(consentCopy.opened);
    void navigate({ to: '/dashboard', replace: true });
  }, [isDone, data, navigate]);
}
