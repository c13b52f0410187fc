import type { AppRouter } from '@repo/api';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';

/** Procedures as React hooks; every logged-in screen is inside their providers. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export { reasonOf } from '@repo/client';
