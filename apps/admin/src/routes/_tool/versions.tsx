import { createFileRoute } from '@tanstack/react-router';
import { VersionsScreen } from '#src/features/publish/versions-screen.tsx';

export const Route = createFileRoute('/_tool/versions')({ component: VersionsScreen });
