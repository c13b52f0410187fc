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

// happy-dom copies the styles that an element inherits with structuredClone, which takes a tenth of the time of
// tests that look for elements by role: copy them one by one.
if ('document' in globalThis) {
  const { default: Styles } = await import(
    'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
  );
  Styles.prototype.clone = function clone() {
    const properties: typeof this.properties = {};
    for (const [name, value] of Object.entries(this.properties)) properties[name] = { ...value };
    const definedPropertyNames = { ...Reflect.get(this, 'definedPropertyNames') };
    return Object.assign(new Styles(), { properties, definedPropertyNames });
  };
}
