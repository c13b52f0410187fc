import type { AppRouter } from '@repo/api';
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query';

/** The procedures as React hooks; their providers stand around every logged-in screen. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export { reasonOf } from '@repo/client';
