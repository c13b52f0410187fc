import { MarginPage } from '@repo/ui/margin-page';
import { createFileRoute } from '@tanstack/react-router';
import { adminCopy } from '#src/admin-copy.ts';
import { PublishedContent } from '#src/features/publish/published-content.tsx';

export const Route = createFileRoute('/_tool/')({ component: ContentScreen });

function ContentScreen() {
  return (
    <MarginPage className="min-h-[calc(100dvh-var(--top-bar))] py-8">
      <h1 className="sr-only">{adminCopy.contentTitle}</h1>
      <PublishedContent />
    </MarginPage>
  );
}
