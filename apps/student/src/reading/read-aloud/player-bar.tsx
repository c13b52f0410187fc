import './read-aloud.css';
import { readAloudCopy } from 'virtual:messages/readAloud';
import { Button, IconButton } from '@repo/ui/button';
import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useKeys } from '#src/platform/use-keys.ts';
import { useHowToRead } from './kept-how.ts';
import { usePlayer } from './use-player.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/**
 * Player controls, in place of the page's bar while reading. Only the end is announced to screen readers,
 * since the reading itself is audible.
 */
export function PlayerBar({
  page,
  pageId,
  onNextPage,
  onClose,
}: {
  page: RefObject<HTMLElement | null>;
  pageId: string | undefined;
  /** Continues on the next page; null on the last one. */
  onNextPage: (() => void) | null;
  /** `isStopped`: stopped by the student, not by leaving the page. */
  onClose: (isStopped: boolean) => void;
}) {
  const main = useRef<HTMLButtonElement>(null);
  const how = useRef<HTMLButtonElement>(null);
  const { state, player, unread, goOnAtNextPage } = usePlayer({
    page,
    pageId,
    onBegin: () => main.current?.focus({ preventScroll: true }),
    onLeft: () => onClose(false),
  });
  const { speed } = useHowToRead();
  const [isChoosing, setIsChoosing] = useState(false);
  useKeys({ Escape: () => onClose(true) });

  const { kind } = state;
  const isUnderWay = kind === 'reading' || kind === 'paused';
  const goToNextPage =
    onNextPage &&
    (() => {
      goOnAtNextPage();
      onNextPage();
    });
  const actions = {
    reading: { label: readAloudCopy.pause, act: () => player.current?.pause() },
    paused: { label: readAloudCopy.goOn, act: () => player.current?.goOn() },
    failed: { label: readAloudCopy.tryAgain, act: () => player.current?.goOn() },
    ended: goToNextPage
      ? { label: readAloudCopy.nextPage, act: goToNextPage }
      : { label: readAloudCopy.again, act: () => player.current?.read(0) },
  };
  const { label, act } = actions[kind];
  const said = { ended: readAloudCopy.pageEnd, failed: readAloudCopy.failed, reading: '', paused: '' }[kind];
  const Icon = kind === 'reading' ? Pause : Play;
  return (
    <div className="read-aloud-bar sticky bottom-0 z-30 border-t-[1.5px] border-line bg-surface pb-safe print:hidden">
      {unread ? (
        <p className="px-4 pt-2 text-center text-meta text-ink-2">{readAloudCopy.unread[unread]}</p>
      ) : null}
      <section
        aria-label={readAloudCopy.bar}
        className="mx-auto flex min-h-18 max-w-[46rem] items-center justify-center gap-2 px-4 py-2 [@media(max-height:30rem)]:min-h-14 [@media(max-height:30rem)]:py-1"
      >
        <p role="status" className={said ? 'min-w-0 flex-1 text-meta' : 'sr-only'}>
          {said}
        </p>
        {isUnderWay ? (
          <IconButton label={readAloudCopy.back} onClick={() => player.current?.move(-1)}>
            <SkipBack size={22} aria-hidden="true" />
          </IconButton>
        ) : null}
        <Button
          ref={main}
          onClick={act}
          aria-label={isUnderWay ? label : undefined}
          title={isUnderWay ? label : undefined}
          className={isUnderWay ? 'size-12 shrink-0 !px-0' : '!px-4'}
        >
          {isUnderWay ? <Icon size={22} aria-hidden="true" /> : label}
        </Button>
        {isUnderWay ? (
          <>
            <IconButton label={readAloudCopy.on} onClick={() => player.current?.move(1)}>
              <SkipForward size={22} aria-hidden="true" />
            </IconButton>
            <Button
              ref={how}
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={readAloudCopy.howOf({ speed: readAloudCopy.speedOf({ speed }) })}
              title={readAloudCopy.how}
              onClick={() => setIsChoosing(true)}
              className="w-16 !px-0 tabular-nums"
            >
              {readAloudCopy.speedOf({ speed })}
            </Button>
          </>
        ) : null}
        <IconButton label={readAloudCopy.stop} onClick={() => onClose(true)}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </section>
      <VoiceDialog
        isOpen={isChoosing}
        onOpenChange={setIsChoosing}
        onChange={() => player.current?.restart()}
        finalFocus={() => how.current ?? main.current ?? true}
      />
    </div>
  );
}
