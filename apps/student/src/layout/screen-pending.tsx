import { Loading } from '@repo/ui/loading';

/** While a screen's code is on its way. */
export function ScreenPending() {
  return <Loading className="p-8" />;
}
