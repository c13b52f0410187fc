import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that is loaded when it is shown first; where its code never came the screen stands without it. */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
