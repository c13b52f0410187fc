import { brand } from '@repo/contracts/brand';
import { findTextMaxLength } from '@repo/contracts/limits/admin';
import type { TextPlace } from '@repo/contracts/replace-content';
import { Button } from '@repo/ui/button';
import { TextField } from '@repo/ui/text-field';
import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { trpc } from '#src/api/trpc.ts';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { tabLists } from '#src/selection/chapter-tabs.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { PlaceList } from './place-list.tsx';
import { replaceCopy } from './replace-copy.ts';
import { type Scope, ScopeFields } from './scope-fields.tsx';
import { keyOf, type Replaced, useReplace } from './use-replace.ts';

const nothingLeft: Scope = { chapterIds: new Set(), lists: new Set() };

/** Finds a text in all drafts, shows every place with the new words, and replaces the chosen ones. */
export function ReplaceScreen() {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const { data: subjects = [] } = trpc.content.subjects.list.useQuery(undefined, { enabled: isLoggedIn });
  const { found, replaced, isFinding, isRunning, find, replace, undo } = useReplace();
  const [text, setText] = useState('');
  const [to, setTo] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [isWholeWord, setIsWholeWord] = useState(false);
  const [left, setLeft] = useState(nothingLeft);
  const [isRefused, setIsRefused] = useState(false);
  // Places whose choice the teacher switched; by default only words are chosen.
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    document.title = `${adminCopy.loginTitle}: ${replaceCopy.heading} · ${brand.name}`;
  }, []);
  const places = found?.places ?? [];
  // Nothing is chosen by default after a replacement, because the new words may contain the old ones.
  const isChosenFirst = ({ kind }: TextPlace) => kind === 'words' && replaced === null;
  const chosen = places.filter((place) => isChosenFirst(place) !== switched.has(keyOf(place)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setIsRefused(isEmpty);
    if (isEmpty) return field.current?.focus();
    setSwitched(new Set());
    const ids = subjects.flatMap(({ chapters }) => chapters.map(({ _id }) => _id));
    void find({
      ...{ find: text, isCaseSensitive, isWholeWord },
      lists: tabLists.filter((list) => !left.lists.has(list)),
      chapterIds: left.chapterIds.size === 0 ? null : ids.filter((id) => !left.chapterIds.has(id)),
    });
  };
  const run = async (work: Promise<void>) => {
    await work;
    setSwitched(new Set());
    result.current?.focus();
  };
  return (
    <section
      aria-labelledby="replace-heading"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 pt-4 lg:px-6"
    >
      <header className="max-w-240">
        <h1 id="replace-heading" className="text-h2">
          {replaceCopy.heading}
        </h1>
        <p className="text-meta text-ink-2">{replaceCopy.intro}</p>
      </header>
      <form noValidate onSubmit={submit} className="grid max-w-240 gap-3">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            ref={field}
            label={replaceCopy.find}
            value={text}
            maxLength={findTextMaxLength}
            error={isRefused ? replaceCopy.nothingToFind : null}
            onChange={({ target }) => {
              setText(target.value);
              setIsRefused(false);
            }}
          />
          <TextField
            label={replaceCopy.to}
            hint={replaceCopy.toHint}
            value={to}
            maxLength={findTextMaxLength}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-x-4">
          <CheckLine checked={isCaseSensitive} onChange={setIsCaseSensitive}>
            {replaceCopy.matchCase}
          </CheckLine>
          <CheckLine checked={isWholeWord} onChange={setIsWholeWord}>
            {replaceCopy.wholeWord}
          </CheckLine>
        </div>
        <ScopeFields subjects={subjects} left={left} onChange={setLeft} />
        <Button
          type="submit"
          variant="outlined"
          className="justify-self-start"
          busy={isFinding && !isRunning}
        >
          {replaceCopy.search}
        </Button>
      </form>
      <div className="grid max-w-240 gap-6">
        <p ref={result} tabIndex={-1} role="status" className="min-h-6 outline-none">
          {[
            replaced?.text,
            found && (places.length === 0 ? replaceCopy.none : replaceCopy.found(places.length)),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {replaced ? <Outcome replaced={replaced} isBusy={isRunning} onUndo={() => void run(undo())} /> : null}
        {found?.hasMore ? <p className="text-meta text-warn">{replaceCopy.more}</p> : null}
        <PlaceList
          places={places}
          to={to}
          chosen={new Set(chosen.map(keyOf))}
          onChoose={(some, isChosen) =>
            setSwitched((known) => {
              const changed = new Set(known);
              for (const place of some)
                if (isChosenFirst(place) === isChosen) changed.delete(keyOf(place));
                else changed.add(keyOf(place));
              return changed;
            })
          }
        />
        {places.length > 0 ? (
          <div className="sticky bottom-0 border-t-[1.5px] border-line bg-paper py-3">
            <Button
              disabled={chosen.length === 0}
              busy={isRunning}
              onClick={() => void run(replace(chosen, to))}
            >
              {replaceCopy.replace(chosen.length)}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Undo, and the places that could not be changed. */
function Outcome({
  replaced: { refused, undo },
  isBusy,
  onUndo,
}: {
  replaced: Replaced;
  isBusy: boolean;
  onUndo: () => void;
}) {
  return (
    <div className="grid gap-3">
      {undo.length > 0 ? (
        <Button variant="outlined" size="sm" className="justify-self-start" busy={isBusy} onClick={onUndo}>
          {replaceCopy.undo}
        </Button>
      ) : null}
      {refused.length > 0 ? (
        <div>
          <p className="font-bold text-warn">{replaceCopy.refused(refused.length)}</p>
          <ul className="list-disc pl-6 text-meta">
            {refused.map(({ name, message }, index) => (
              <li key={index} className="wrap-anywhere">
                {name ? `${name}: ${message}` : message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
