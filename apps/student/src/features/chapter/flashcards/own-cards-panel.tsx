import { ownCardsCopy } from 'virtual:messages/ownCards';
import { storable } from '@repo/contracts/cut-text';
import { ownCardBackMaxLength, ownCardFrontMaxLength } from '@repo/contracts/limits/own-cards';
import { ownCardEmpty } from '@repo/contracts/messages/progress';
import type { OwnCard } from '@repo/contracts/own-cards';
import { Button, IconButton } from '@repo/ui/button';
import { TextAreaField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHeldUpdate } from '#src/platform/offline/new-version.ts';
import { useUser } from '#src/platform/session/session.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#src/platform/storage/unsaved-texts.ts';
import { shortened } from '#src/reading/annotations/shortened.ts';
import { newCardId, useOwnCards, whyNoRoom } from '#src/study/own-cards/own-cards.ts';
import { OnlyHere } from '#src/study-log/saved/only-here.tsx';
import { savedStores } from '#src/study-log/saved/saved-stores.ts';

type Texts = Pick<OwnCard, 'front' | 'back'>;

/** The cards that the student wrote in this chapter, and the form to write or change one. */
export default function OwnCardsPanel({ chapterId, onClose }: { chapterId: string; onClose: () => void }) {
  const { id: userId } = useUser();
  const cards = useOwnCards(chapterId);
  const [edited, setEdited] = useState<OwnCard | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  /** The edited form is replaced, so the focused element is gone. */
  const endEdit = () => {
    setEdited(null);
    title.current?.focus();
  };
  const remove = (card: OwnCard) => {
    if (edited?.cardId === card.cardId) setEdited(null);
    setIsSaved(false);
    void savedStores.ownCard.save(userId, card, true);
    // Focus the title, because the pressed button is gone.
    title.current?.focus();
    toast.success(ownCardsCopy.deleted, {
      action: { label: ownCardsCopy.undo, onClick: () => void savedStores.ownCard.save(userId, card, false) },
    });
  };
  return (
    <div className="mx-auto grid w-full max-w-140 grid-cols-1 gap-6 px-4 pb-8 pt-4">
      <div className="grid justify-items-start gap-2">
        <Button variant="outlined" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onClose}>
          {ownCardsCopy.back}
        </Button>
        <h2 ref={title} tabIndex={-1}>
          {ownCardsCopy.title}
        </h2>
        <p className="text-meta text-ink-2">{ownCardsCopy.onlyYou}</p>
        <OnlyHere kind="ownCard" things={cards} />
      </div>
      <CardForm key={edited?.cardId ?? ''} {...{ chapterId, edited, isSaved, setIsSaved }} onDone={endEdit} />
      {cards.length === 0 ? null : (
        <ul aria-label={ownCardsCopy.title} className="grid grid-cols-1 gap-2">
          {cards.map((card) => (
            <li
              key={card.cardId}
              className="flex items-start rounded-control border-[1.5px] border-line bg-surface"
            >
              <div className="grid min-w-0 flex-1 gap-1 px-4 py-3">
                <p className="whitespace-pre-line break-words font-bold">{card.front}</p>
                <p className="whitespace-pre-line break-words text-ink-2">{card.back}</p>
              </div>
              <IconButton
                label={ownCardsCopy.editOf({ front: shortened(card.front, 60) })}
                onClick={() => {
                  setEdited(card);
                  setIsSaved(false);
                }}
              >
                <Pencil size={20} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={ownCardsCopy.deleteOf({ front: shortened(card.front, 60) })}
                onClick={() => remove(card)}
              >
                <Trash2 size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CardForm({
  chapterId,
  edited,
  isSaved,
  setIsSaved,
  onDone,
}: {
  chapterId: string;
  edited: OwnCard | null;
  isSaved: boolean;
  setIsSaved: (isSaved: boolean) => void;
  onDone: () => void;
}) {
  const { id: userId } = useUser();
  const about = `card-${edited?.cardId ?? chapterId}`;
  const [{ front, back }, setTexts] = useState<Texts>(() => ({
    ...(edited ?? { front: '', back: '' }),
    ...readUnsaved(userId, about),
  }));
  const change = (part: Partial<Texts>) => {
    const next = { front, back, ...part };
    keepUnsaved(userId, about, next);
    setTexts(next);
  };
  useHeldUpdate(readUnsaved(userId, about) !== null);
  const [wrong, setWrong] = useState<string | null>(null);
  const frontField = useRef<HTMLTextAreaElement>(null);
  const backField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (edited) frontField.current?.focus();
  }, [edited]);
  const isFrontEmpty = storable(front) === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    const texts = { front: storable(front), back: storable(back) };
    const isEmpty = texts.front === '' || texts.back === '';
    const reason = isEmpty ? ownCardEmpty : edited ? null : whyNoRoom(userId, chapterId);
    setWrong(reason);
    if (reason) return (isFrontEmpty || !isEmpty ? frontField : backField).current?.focus();
    forgetUnsaved(userId, about);
    void savedStores.ownCard.save(
      userId,
      { cardId: edited?.cardId ?? newCardId(), chapterId, ...texts },
      false,
    );
    if (edited) return onDone();
    setTexts({ front: '', back: '' });
    setIsSaved(true);
    frontField.current?.focus();
  };
  const error = wrong ? speech.say(wrong) : undefined;
  const isBackWrong = wrong === ownCardEmpty && !isFrontEmpty;
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
      <h3>{edited ? ownCardsCopy.change : ownCardsCopy.write}</h3>
      <TextAreaField
        ref={frontField}
        label={ownCardsCopy.front}
        hint={ownCardsCopy.atMost({ max: ownCardFrontMaxLength.toLocaleString('en-IN') })}
        error={isBackWrong ? undefined : error}
        rows={2}
        maxLength={ownCardFrontMaxLength}
        value={front}
        onChange={({ target }) => {
          change({ front: target.value });
          setIsSaved(false);
        }}
      />
      <TextAreaField
        ref={backField}
        label={ownCardsCopy.behind}
        hint={ownCardsCopy.atMost({ max: ownCardBackMaxLength.toLocaleString('en-IN') })}
        error={isBackWrong ? error : undefined}
        rows={3}
        maxLength={ownCardBackMaxLength}
        value={back}
        onChange={({ target }) => change({ back: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{ownCardsCopy.save}</Button>
        {edited ? (
          <Button
            variant="outlined"
            onClick={() => {
              forgetUnsaved(userId, about);
              onDone();
            }}
          >
            {ownCardsCopy.cancel}
          </Button>
        ) : null}
        <p role="status" className="text-meta text-ink-2">
          {isSaved ? ownCardsCopy.saved : ''}
        </p>
      </div>
    </form>
  );
}
