import { dashboardCopy } from 'virtual:messages/dashboard';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { clearLibrary } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';

const downloadAgain = () => clearLibrary().finally(() => location.reload());

/** Nothing is published for this student, or nothing could be loaded. */
export function NoSubjects() {
  return (
    <EmptyState
      art={<Character name="prakar" mood="think" size={112} />}
      title={dashboardCopy.empty}
      action={<Button onClick={downloadAgain}>{dashboardCopy.retry}</Button>}
    >
      <p lang={languageOfLines()}>{dashboardCopy.emptyHint}</p>
    </EmptyState>
  );
}
