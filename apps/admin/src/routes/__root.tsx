import { brand } from '@repo/contracts/brand';
import { Toaster } from '@repo/ui/toaster';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { RequireLogin } from '#src/features/login/require-login.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: () => null });

function Root() {
  return (
    <>
      <RequireLogin>
        <Outlet />
      </RequireLogin>
      <Toaster flashKey={`${brand.storagePrefix}-admin-flash`} />
    </>
  );
}
