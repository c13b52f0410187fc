import type { AppRouter } from '@repo/api';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';

/** Procedures as React hooks; every logged-in screen is inside their providers. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

/** For replies that this device's own work keeps current: a screen that opens requests them only if they were invalidated. */
export const ownWorkOnly = {
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }): boolean => state.isInvalidated,
};

export { reasonOf } from '@repo/client';
