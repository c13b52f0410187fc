import { Loading } from '@repo/ui/loading';
import './screen-pending.css';

/** While a screen's code is on its way: it looks as the splash does, which may follow it. */
export function ScreenPending() {
  return <Loading className="screen-pending" />;
}
