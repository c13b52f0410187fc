// biome-ignore lint/style/noRestrictedImports: the one place
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Loads a component's code when it is first rendered. Renders `Missing` if loading fails, as in a tab of an older release. */
export const lazyOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => Missing) }));

/** A part without which the screen is still complete. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyOr(load, () => null);
