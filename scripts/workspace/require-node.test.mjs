import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSupportedNode } from './require-node.mjs';

test('knows which Node versions the product runs on', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])
    assert.ok(isSupportedNode(version), version);
  for (const version of ['18.20.0', '20.18.1', '21.7.0', '22.11.0'])
    assert.ok(!isSupportedNode(version), version);
});
