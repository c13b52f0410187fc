import { createFileRoute } from '@tanstack/react-router';
import { ReportsScreen } from '#src/features/reports/reports-screen.tsx';

export const Route = createFileRoute('/_tool/reports')({ component: ReportsScreen });
