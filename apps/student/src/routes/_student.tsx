import { createFileRoute } from '@tanstack/react-router';
import { StudentLayout } from '#src/features/shell/student-layout.tsx';
import { requireStudent } from '#src/session/guards.ts';

export const Route = createFileRoute('/_student')({ beforeLoad: requireStudent, component: StudentLayout });
