import { trpc } from '#src/api/trpc.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';
import { publishCopy } from './publish-copy.ts';
import { failureOfChange, useVersionChange } from './use-version-change.ts';

/** Publishes an older version again; ignores concurrent calls. */
export function useRollBack({ onDone }: { onDone: () => void }) {
  const { begin, outcome } = useVersionChange({ onDone });
  const { mutate, error, isPending } = trpc.admin.rollBack.useMutation(outcome);
  const rollBack = (versionId: number) => {
    if (!begin()) return;
    const author = readTeacherName();
    mutate(author ? { versionId, author } : { versionId });
  };
  return { rollBack, isPending, failure: failureOfChange(error, publishCopy.rollBackFailed) };
}
