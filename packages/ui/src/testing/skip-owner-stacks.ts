import * as React from 'react';

// React's development build records the stack of each element's owner for its warnings, which takes a fifth
// of the rendering time. It stops at 10,000 stacks and restarts the count every second, so set the count to
// that.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
  configurable: true,
});
