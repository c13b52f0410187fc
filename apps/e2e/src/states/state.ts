import type { Page } from '@playwright/test';
import type { Device } from '#src/devices.ts';
import type { Viewer } from '#src/viewers.ts';

export type { Viewer } from '#src/viewers.ts';

/**
 * One state of a screen, as the list of states names it (tests/states.spec.ts and the pictures go through all of
 * them). `open` starts on a blank page that holds the viewer's session and ends when the state is there to be seen.
 */
export type ScreenState = {
  /** Unique, kebab-case: the picture's file name. */
  name: string;
  viewer: Viewer;
  /** What the title says before the product's name. */
  title: string | RegExp;
  open(page: Page): Promise<void>;
  /** Where the way there changes what a whole browser has: its clock, its network, its tabs. */
  needsOwnBrowser?: true;
  /** States that exist on one kind of screen only. */
  onlyAt?: Device;
  /** Where the way there, or what it leads to, is another on a wide screen: it is not enough to widen the phone's page. */
  isOpenedAtEachSize?: true;
  /** Starts from a control that a window narrow for its font size doesn't have: opened with the usual font size. */
  needsRoom?: true;
  /** Of the page; `en-IN` where nothing is said. */
  language?: 'hi-IN' | 'hi-Latn';
  /** Empty and failed states: the name of the one way on that they offer (docs/product/screens.md#empty-and-failed). */
  offers?: string | RegExp;
};
