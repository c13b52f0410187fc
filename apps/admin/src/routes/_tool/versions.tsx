import { createFileRoute } from '@tanstack/react-router';
import { VersionsScreen } from '#src/features/publish/versions-screen.tsx';
import { versionsSearch } from '#src/features/publish/versions-search.ts';
import { textOfItem } from '../-text-of-item.ts';

export const Route = createFileRoute('/_tool/versions')({
  validateSearch: versionsSearch,
  component: Versions,
});

function Versions() {
  const search = Route.useSearch();
  return <VersionsScreen search={search} textOfItem={textOfItem} />;
}
