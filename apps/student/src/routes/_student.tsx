import { createFileRoute } from '@tanstack/react-router';
import { UpgradeHost } from '#src/features/payment/upgrade-host.tsx';
import { SearchHost } from '#src/features/search/search-host.tsx';
import { StudentLayout } from '#src/features/shell/student-layout.tsx';
import { nextPaint } from '#src/layout/next-paint.ts';
import { MarksOverlay } from '#src/marking/marks-overlay.tsx';
import { requireStudent } from '#src/session/guards.ts';

export const Route = createFileRoute('/_student')({
  staticData: { access: null },
  async beforeLoad({ location, cause }) {
    await requireStudent({ location });
    // From screen to screen: the router sets the next one in one go, which takes a slow phone a fifth of a second.
    if (cause === 'stay') await nextPaint();
  },
  component: Student,
});

function Student() {
  return (
    <StudentLayout
      overlay={
        <>
          <SearchHost />
          <UpgradeHost />
          <MarksOverlay />
        </>
      }
    />
  );
}
