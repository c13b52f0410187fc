import { createFileRoute } from '@tanstack/react-router';
import { UpgradeHost } from '#src/features/payment/upgrade-host.tsx';
import { SearchHost } from '#src/features/search/search-host.tsx';
import { StudentLayout } from '#src/features/shell/student-layout.tsx';
import { requireStudent } from '#src/session/guards.ts';

export const Route = createFileRoute('/_student')({ beforeLoad: requireStudent, component: Student });

function Student() {
  return (
    <StudentLayout
      overlay={
        <>
          <SearchHost />
          <UpgradeHost />
        </>
      }
    />
  );
}
