import { createFileRoute } from '@tanstack/react-router';
import { ReviseScreen } from '#src/features/revise/revise-screen.tsx';

export const Route = createFileRoute('/_student/revise')({ component: ReviseScreen });
