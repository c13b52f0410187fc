import { referralCopy } from 'virtual:messages/referral';
import { Lock } from 'lucide-react';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import type { Unlock } from './use-unlock.ts';

function lockedBySubject({ listSubjects, chaptersOfSubject }: Library) {
  return listSubjects()
    .filter((subject) => subject.isAllContentAvailable)
    .map((subject) => ({
      subject,
      chapters: chaptersOfSubject(subject._id).filter(({ isLocked }) => isLocked),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** Locked chapters by subject; a tap unlocks one. */
export function LockedChapters({ unlock }: { unlock: Unlock }) {
  const subjects = lockedBySubject(useLibrary());
  if (subjects.length === 0) return <p>{referralCopy.nothingLocked}</p>;
  return (
    <div className="grid gap-5">
      {subjects.map(({ subject, chapters }) => (
        <section key={subject._id} aria-label={subject.name}>
          <h3 className="mb-2 text-h3">{subject.name}</h3>
          <ul className="grid gap-2 cols-min-[16rem]">
            {chapters.map(({ _id, name }) => (
              <li key={_id} className="flex">
                <button
                  type="button"
                  disabled={unlock.isBusy}
                  aria-label={referralCopy.unlockNode({ chapter: name, subject: subject.name })}
                  onClick={() => unlock.unlock(_id)}
                  className="flex min-h-12 w-full items-center gap-3 narrow:flex-wrap rounded-control border-[1.5px] border-line-strong bg-surface px-4 narrow:px-2 py-2 text-left font-bold hover:border-pen hover:bg-pen-tint disabled:cursor-progress disabled:text-ink-3"
                >
                  <Lock size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
                  <span className="min-w-0 flex-1 narrow:basis-full break-words">{name}</span>
                  <span className="text-meta text-pen">{referralCopy.unlock}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
