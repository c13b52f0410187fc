import { brand } from '@repo/contracts/brand';

/** Message between open drafts with the same key: the device stores a text now, or none. */
type DraftNews = { key: string; from: string; isKept: boolean };

const name = `${brand.storagePrefix}-admin-drafts`;

/** Notifies the drafts in this and other tabs. `from` is the sender. */
export function tellDraftNews(news: DraftNews): void {
  // A separate channel, because the draft's own may be closed before the device has stored the text.
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/**
 * Listens to the other drafts.
 * @returns a function that stops listening
 */
export function hearDraftNews(onNews: (news: DraftNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<DraftNews>) => onNews(data);
  return () => channel.close();
}
