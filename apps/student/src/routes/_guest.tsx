import { createFileRoute } from '@tanstack/react-router';
import { requireGuest } from '#src/platform/session/guards.ts';

export const Route = createFileRoute('/_guest')({ staticData: { access: null }, beforeLoad: requireGuest });
