import { brand } from '@repo/contracts/brand';

/** What one open draft tells the others under its key: the device has its text now, or none any more. */
type DraftNews = { key: string; from: string; isKept: boolean };

const name = `${brand.storagePrefix}-admin-drafts`;

/** Tells the others, in this tab and in other ones. `from` is who tells. */
export function tellDraftNews(news: DraftNews): void {
  // One of its own: what is saved last is often closed before the device has answered.
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/**
 * Hears what the others tell.
 * @returns ends that
 */
export function hearDraftNews(onNews: (news: DraftNews) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<DraftNews>) => onNews(data);
  return () => channel.close();
}
