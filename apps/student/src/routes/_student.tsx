import { createFileRoute } from '@tanstack/react-router';
import { UpgradeHost } from '#src/features/payment/upgrade-host.tsx';
import { SearchHost } from '#src/features/search/search-host.tsx';
import { StudentLayout } from '#src/features/shell/student-layout.tsx';
import { nextPaint } from '#src/platform/layout/next-paint.ts';
import { requireStudent } from '#src/platform/session/guards.ts';
import { MarksOverlay } from '#src/reading/annotations/marks-overlay.tsx';

export const Route = createFileRoute('/_student')({
  staticData: { access: null },
  async beforeLoad({ location, cause }) {
    await requireStudent({ location });
    // Between screens: rendering the next one blocks a slow phone for 200 ms, so paint the tap first.
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
