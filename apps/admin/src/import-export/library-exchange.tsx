import { libraryZipPath } from '@repo/contracts/import-library';
import { Button } from '@repo/ui/button';
import { saveBlob } from '@repo/ui/save-blob';
import { toast } from '@repo/ui/toast';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import { getToken } from '#src/session/admin-session.ts';
import { copy } from './library-copy.ts';

/** The bytes of the packed library. Rejects if they are incomplete. */
async function fetchLibraryZip(token: string): Promise<Blob> {
  const reply = await fetch(libraryZipPath, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`the library answered ${reply.status}`);
  return reply.blob();
}

const AddLibraryDialog = lazyDialog(async () => (await import('./add-library-dialog.tsx')).AddLibraryDialog);

/** Downloads all drafts as one file, and adds such a file. */
export function LibraryExchange() {
  const utils = trpc.useUtils();
  const [isPacking, setIsPacking] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const save = async () => {
    setIsPacking(true);
    try {
      const file = await utils.content.exports.library.fetch(undefined, { staleTime: 0, gcTime: 0 });
      saveBlob(file.fileName, await fetchLibraryZip(getToken() ?? ''));
      toast.success([copy.saved(file.fileName), ...file.losses].join('. '));
    } catch (error) {
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, copy.exportFailed));
    } finally {
      setIsPacking(false);
    }
  };
  return (
    <section className="mx-auto grid max-w-100 gap-3 px-4 pb-8 text-center">
      <h2 className="text-h3">{copy.title}</h2>
      <p className="text-meta text-balance text-ink-2">{copy.intro}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="outlined"
          size="sm"
          icon={<Download size={18} aria-hidden="true" />}
          busy={isPacking}
          busyLabel={copy.saving}
          onClick={save}
        >
          {copy.save}
        </Button>
        <Button
          variant="outlined"
          size="sm"
          icon={<FileUp size={18} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {copy.add}
        </Button>
      </div>
      {isAdding ? <AddLibraryDialog onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}
