/** For replies that this device's own work keeps current: a screen that opens requests them only if they were invalidated. */
export const ownWorkOnly = {
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }): boolean => state.isInvalidated,
};
