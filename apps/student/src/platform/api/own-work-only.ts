/**
 * Options for replies that this device's own work keeps current: opening a screen refetches them only if they
 * were invalidated.
 */
export const ownWorkOnly = {
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }): boolean => state.isInvalidated,
};
