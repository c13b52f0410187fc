import { Button } from '@repo/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { copy } from '#src/copy.ts';
import { lockGate } from '#src/session/gate-state.ts';

/** Drops the admin's token and everything that was loaded with it. */
export function LogOutButton() {
  const queryClient = useQueryClient();
  const logOut = () => {
    lockGate();
    queryClient.clear();
  };
  return (
    <Button variant="quiet" size="sm" icon={<LogOut size={18} aria-hidden="true" />} onClick={logOut}>
      {copy.logOut}
    </Button>
  );
}
