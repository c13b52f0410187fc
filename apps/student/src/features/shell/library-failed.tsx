import { shellCopy } from 'virtual:messages/shell';
import * as requestMessages from '@repo/contracts/messages/request';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { MarginPage } from '@repo/ui/margin-page';
import { speech } from '@repo/ui/words';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLogout } from '#src/app/logout/use-logout.tsx';
import { hasOldLibrary, openOldLibrary } from '#src/content/library/load-library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useOnline } from '#src/platform/offline/connectivity.ts';
import { useUser } from '#src/platform/session/session.ts';

const reload = () => location.reload();

/** Content failed to load: retry, open an older copy, or log out. */
export function LibraryFailed({ onOpen }: { onOpen: () => void }) {
  const user = useUser();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOldThere, setIsOldThere] = useState(false);
  const { askLogout, dialog } = useLogout();
  useScreenTitle(shellCopy.failedTitle);
  useEffect(() => focusIfUnclaimed(heading.current), []);
  useEffect(() => {
    hasOldLibrary(user).then(setIsOldThere);
  }, [user]);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <MarginPage className="grid min-h-dvh content-center py-8">
      <main className="grid max-w-100 justify-items-start gap-4">
        <Character name="mitu" mood="oops" size={112} />
        <h1 ref={heading} tabIndex={-1}>
          {shellCopy.failedTitle}
        </h1>
        <p role="alert" className="text-ink-2">
          {speech.say(requestMessages.internal)}
        </p>
        {isOnline ? null : (
          <p lang={languageOfLines()} role="status" className="text-warn">
            {shellCopy.failedOffline}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={reload}>{shellCopy.failedRetry}</Button>
          {isOldThere ? (
            <Button
              variant="outlined"
              onClick={() => openOldLibrary(user).then((isOpen) => isOpen && onOpen())}
            >
              <span lang={languageOfLines()}>{shellCopy.openOld}</span>
            </Button>
          ) : null}
          <Button variant="quiet" onClick={askLogout} icon={<LogOut size={18} aria-hidden="true" />}>
            {shellCopy.logout}
          </Button>
        </div>
      </main>
      {dialog}
    </MarginPage>
  );
}
