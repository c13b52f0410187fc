import { privacyCopy } from 'virtual:messages/privacy';
import type { User } from '@repo/contracts/auth';
import { Button, buttonClass } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import { preloadDownload, useDownload } from './use-download.ts';

const copy = privacyCopy.own;
const loadDialog = () => import('./delete-account-dialog.tsx');
const DeleteDialog = lazyDialog(async () => (await loadDialog()).DeleteAccountDialog);
const preloadDialog = () => void loadDialog().catch(() => {});

function Download() {
  const { isBusy, failure, isDone, download } = useDownload();
  return (
    <div className="grid gap-2">
      <p>{copy.line}</p>
      <Button
        fullWidth
        busy={isBusy}
        busyLabel={copy.downloading}
        onClick={download}
        onPointerEnter={preloadDownload}
        onFocus={preloadDownload}
      >
        {copy.download}
      </Button>
      <p className="text-meta text-ink-2" role="status">
        {isDone ? copy.downloaded : copy.needsNetwork}
      </p>
      {failure ? (
        <ErrorPanel message={failure} onRetry={download} retryLabel={copy.retry} isRetrying={isBusy} />
      ) : null}
    </div>
  );
}

function DeleteAccount({ user }: { user: User }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const planned = useRef<HTMLParagraphElement>(null);
  const ask = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <div className="grid gap-2">
      {user.deletionDueAt ? (
        <p ref={planned} tabIndex={-1} className="font-bold">
          {copy.planned}
        </p>
      ) : (
        <>
          <Button
            ref={opener}
            variant="outlined"
            fullWidth
            onClick={ask}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            {copy.remove}
          </Button>
          <p className="text-meta text-ink-2">{copy.deleteLine}</p>
        </>
      )}
      {isWanted ? (
        <DeleteDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          email={user.email}
          focusAfter={() => planned.current ?? opener.current}
        />
      ) : null}
    </div>
  );
}

/** What students can do with their stored data; visitors are told where to log in for it. */
export function OwnData({ user }: { user: User | null }) {
  return (
    <div className="grid gap-5">
      <h2>{copy.title}</h2>
      {user ? (
        <>
          <Download />
          <DeleteAccount user={user} />
        </>
      ) : (
        <>
          <p>{copy.logInLine}</p>
          <Link to="/login" className={buttonClass({ variant: 'outlined', fullWidth: true })}>
            {copy.logIn}
          </Link>
        </>
      )}
    </div>
  );
}
