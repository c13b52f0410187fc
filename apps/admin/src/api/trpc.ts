import type { AppRouter } from '@repo/api';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';

/** The procedures as React hooks; their providers wrap the whole app. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();
