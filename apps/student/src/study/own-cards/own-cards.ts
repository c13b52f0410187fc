import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import { tooManyOwnCards, tooManyOwnCardsInChapter } from '@repo/contracts/messages/progress';
import type { OwnCard } from '@repo/contracts/own-cards';
import { useMemo } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';
import { savedStores } from '#src/study-log/saved/saved-stores.ts';
import { useSaved } from '#src/study-log/saved/use-saved.ts';
import { ownCardsOf } from './deck-card.ts';

/** Maximum time that a revision waits for the cards of other devices. */
const patienceMs = 1_500;

const { ownCard: store } = savedStores;

/** A new id; ids sort by when they were made. */
export const newCardId = (): string =>
  `${Date.now().toString(36).padStart(9, '0')}-${newAttemptId()}`.slice(0, 64);

/** Why this student can't add a card to the chapter; null if they can. */
export function whyNoRoom(userId: string, chapterId: string): string | null {
  const cards = store.shown(userId) ?? [];
  if (cards.length >= ownCardsMax) return tooManyOwnCards;
  const ofChapter = cards.filter((card) => card.chapterId === chapterId);
  return ofChapter.length >= ownCardsPerChapterMax ? tooManyOwnCardsInChapter : null;
}

/** The cards that this device has. Never fails. */
export const ownCardsHere = async (userId: string): Promise<readonly OwnCard[]> =>
  store.shown(userId) ?? (await store.load(userId));

/** The cards that this device has, after those of other devices were waited for a moment. Never fails. */
export async function readOwnCards(userId: string): Promise<readonly OwnCard[]> {
  const isPatienceOver = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([store.refresh(userId), isPatienceOver]);
  return ownCardsHere(userId);
}

/** The own cards of a student of Super in a chapter, oldest first; none until they are read, and none without Super. */
export function useOwnCards(chapterId: string): readonly OnDevice<OwnCard>[] {
  const isSuper = useUser().plan === 'Pro';
  const cards = useSaved('ownCard', isSuper);
  return useMemo(() => (isSuper ? ownCardsOf(cards ?? [], chapterId) : []), [cards, chapterId, isSuper]);
}
