import type { Page } from '@playwright/test';
import type { Device } from '#src/devices.ts';
import type { Viewer } from '#src/viewers.ts';

export type { Viewer } from '#src/viewers.ts';

/**
 * A state of a screen for tests/states.spec.ts and the pictures. `open` gets a blank page with the viewer's
 * session, and ends when the state is shown.
 */
export type ScreenState = {
  /** Unique, kebab-case: the picture's file name. */
  name: string;
  viewer: Viewer;
  /** The title, without the product's name. */
  title: string | RegExp;
  open(page: Page): Promise<void>;
  /** The state changes its whole browser: clock, network or tabs. */
  needsOwnBrowser?: true;
  /** States that exist on one kind of screen only. */
  onlyAt?: Device;
  /**
   * Wide screens take another path to the state or show another result: widening the phone's page is not
   * enough.
   */
  isOpenedAtEachSize?: true;
  /**
   * Starts from a control missing in windows that are narrow for their font size: opened with the default
   * size.
   */
  needsRoom?: true;
  /** The page's language; `en-IN` by default. */
  language?: 'hi-IN' | 'hi-Latn';
  /** It waits, or says that nothing is left to do. */
  hasNothingToDo?: true;
  /** Empty and failed states: the name of the one way on that they offer (docs/product/screens.md#empty-and-failed). */
  offers?: string | RegExp;
  /** The state before this one in the same page: `open` starts where it ended. */
  after?: ScreenState;
};

type Follower = Pick<ScreenState, 'name' | 'open'> & Partial<ScreenState>;

/** States reached one from another without a new page. A follower has the viewer, title, browser and device of the one before. */
export function inOnePage(first: ScreenState, ...followers: Follower[]): ScreenState[] {
  const states = [first];
  let after = first;
  for (const follower of followers) {
    const { viewer, title, needsOwnBrowser, onlyAt } = after;
    const own = { ...(needsOwnBrowser && { needsOwnBrowser }), ...(onlyAt && { onlyAt }) };
    after = { viewer, title, ...own, ...follower, after };
    states.push(after);
  }
  return states;
}
