import { chapterCopy } from 'virtual:messages/chapter';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { CharacterPicker } from '#src/account/character/character-picker.tsx';
import { SearchButton } from '#src/app/search/search-button.tsx';
import { ZenToggle } from './zen-toggle.tsx';

const backClass =
  'size-12 shrink-0 !px-0 !text-ink disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3';

/** Back button, the chapter's name, and at the right the companion or the clock of a running quiz. */
export function ChapterHeader({
  subjectId,
  subjectName,
  chapterName,
  isLocked,
  hasPicker,
  endRef,
}: {
  subjectId: string;
  subjectName: string;
  chapterName: string;
  isLocked: boolean;
  hasPicker: boolean;
  endRef: (element: HTMLElement | null) => void;
}) {
  // For a locked chapter the overlay has the h1 and the focus.
  const Title = isLocked ? 'p' : 'h1';
  const icon = <ChevronLeft size={24} aria-hidden="true" />;
  return (
    <header className="chapter-header flex items-center gap-1 bg-surface px-1 md:gap-3 md:px-4">
      {isLocked ? (
        <button
          type="button"
          disabled
          aria-label={chapterCopy.back({ subject: subjectName })}
          className={buttonClass({ variant: 'quiet', className: backClass })}
        >
          {icon}
        </button>
      ) : (
        <Link
          to="/subject/$subjectId"
          params={{ subjectId }}
          aria-label={chapterCopy.back({ subject: subjectName })}
          title={chapterCopy.back({ subject: subjectName })}
          className={buttonClass({ variant: 'quiet', className: backClass })}
        >
          {icon}
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <Title className="line-clamp-2 font-heading text-[min(1.0625rem,7vw)] leading-[1.18] md:text-h3">
          {chapterName}
        </Title>
        <p className="hidden text-caption text-ink-2 md:block">{subjectName}</p>
      </div>
      <ZenToggle isDisabled={isLocked} />
      <div
        ref={endRef}
        className="flex items-center pr-3 empty:hidden md:pl-2 [@media(max-height:30rem)]:pl-2"
      />
      {hasPicker ? (
        <>
          <SearchButton />
          <CharacterPicker />
        </>
      ) : null}
    </header>
  );
}
