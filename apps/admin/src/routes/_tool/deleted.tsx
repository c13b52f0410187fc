import { createFileRoute } from '@tanstack/react-router';
import { DeletedScreen } from '#src/features/deleted/deleted-screen.tsx';

export const Route = createFileRoute('/_tool/deleted')({ component: DeletedScreen });
