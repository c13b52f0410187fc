import { brand } from '@repo/contracts/brand';
import { Toaster } from '@repo/ui/toaster';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Gate } from '#src/features/gate/gate.tsx';

export const Route = createRootRoute({ component: Root, notFoundComponent: () => null });

function Root() {
  return (
    <>
      <Gate>
        <Outlet />
      </Gate>
      <Toaster flashKey={`${brand.storagePrefix}-admin-flash`} />
    </>
  );
}
