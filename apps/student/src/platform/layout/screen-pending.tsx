import { Loading } from '@repo/ui/loading';
import './screen-pending.css';

/** Shown while a screen's code loads; looks like the splash, which may follow. */
export function ScreenPending() {
  return <Loading className="screen-pending" />;
}
