import { createFileRoute } from '@tanstack/react-router';
import { ReplaceScreen } from '#src/features/replace/replace-screen.tsx';

export const Route = createFileRoute('/_tool/replace')({ component: ReplaceScreen });
