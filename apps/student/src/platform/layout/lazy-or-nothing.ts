import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A lazy component that renders nothing when its code fails to load. */
export const lazyOrNothing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));
