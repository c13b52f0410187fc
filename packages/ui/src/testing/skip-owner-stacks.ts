import * as React from 'react';

// React's development build notes the stack of each element's owner for its warnings: a fifth of the time of rendering.
// It counts the stacks, stops at 10,000, and begins again each second.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
  configurable: true,
});
