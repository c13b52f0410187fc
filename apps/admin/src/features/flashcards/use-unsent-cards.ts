import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { newKey } from '#src/editing/new-key.ts';
import { noteReply, useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { type CardForm, cardForm, checkCard } from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';
import type { Cards } from './use-cards.ts';

const unsentCards = z.array(z.object({ key: z.string(), form: cardForm }));
type UnsentCard = z.infer<typeof unsentCards>[number];
const none: UnsentCard[] = [];

/**
 * New cards not saved yet: sent one by one in the background while the next one is typed. They stay on this
 * device until saved; a rejected one waits for Retry.
 */
export function useUnsentCards({
  chapterId,
  create,
  onCreated,
}: {
  chapterId: string;
  create: Cards['create'];
  onCreated: (card: FlashcardDraft) => void;
}) {
  const draft = useDraft<UnsentCard[]>({
    key: `unsent-cards:${chapterId}`,
    schema: unsentCards,
    saved: none,
    stored: null,
  });
  const ways = useRef(new Map<string, Promise<boolean>>());
  const lastWay = useRef<Promise<unknown>>(Promise.resolve());
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set<string>());
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef({ draft, create, onCreated });
  latest.current = { draft, create, onCreated };
  const isWaiting = (key: string) => latest.current.draft.valueNow().some((card) => card.key === key);

  async function attempt({ key, form }: UnsentCard): Promise<boolean> {
    // Skip a card that was discarded before its turn.
    if (!isWaiting(key)) return false;
    try {
      const { fields } = checkCard(form);
      if (!fields) throw new Error(flashcardsCopy.flashcardCreateFailed);
      const card = await latest.current.create(fields);
      latest.current.draft.setValue((cards) => cards.filter((other) => other.key !== key));
      latest.current.onCreated(card);
      noteReply();
      return true;
    } catch (error) {
      noteReply(error);
      const reason = sentenceOf(error, flashcardsCopy.flashcardCreateFailed);
      setReasons((known) => ({ ...known, [key]: reason }));
      if (!isSessionRefused(error)) toast.error(reason);
      return false;
    }
  }
  /** @returns whether it is saved; a second call during the request sends nothing */
  function send(card: UnsentCard): Promise<boolean> {
    const known = ways.current.get(card.key);
    if (known) return known;
    const way = lastWay.current
      .then(() => attempt(card))
      .finally(() => {
        ways.current.delete(card.key);
        setSending(new Set(ways.current.keys()));
      });
    lastWay.current = way;
    ways.current.set(card.key, way);
    setSending(new Set(ways.current.keys()));
    return way;
  }
  async function sendAll(): Promise<boolean> {
    const results = await Promise.all(latest.current.draft.valueNow().map(send));
    return results.every(Boolean);
  }
  useUnsavedWork({ isDirty: draft.isDirtyNow, save: sendAll, discard: draft.discard, keep: draft.keepNow });

  return {
    /** Cards waiting for Retry: rejected ones, and those of an earlier visit. `reason` is null if unknown. */
    waiting: draft.value
      .filter(({ key }) => !sending.has(key))
      .map((card) => ({ ...card, reason: reasons[card.key] ?? null })),
    isSending: sending.size > 0,
    /** Takes a card over and sends it. @returns whether it is saved */
    add(form: CardForm): Promise<boolean> {
      const card = { key: newKey(), form };
      draft.setValue((cards) => [...cards, card]);
      draft.keepNow();
      return send(card);
    },
    retry: (key: string) => {
      const card = draft.valueNow().find((other) => other.key === key);
      return card ? send(card) : Promise.resolve(true);
    },
    /** Takes a card out of the list for editing; `instead` waits in its place. */
    take(key: string, instead: CardForm | null): void {
      draft.setValue((cards) =>
        cards.flatMap((card) => {
          if (card.key !== key) return [card];
          return instead ? [{ key: newKey(), form: instead }] : [];
        }),
      );
      draft.keepNow();
    },
  };
}
export type UnsentCards = ReturnType<typeof useUnsentCards>;
