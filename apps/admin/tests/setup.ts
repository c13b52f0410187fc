import { configure } from '@testing-library/react';

/** What a test waits for comes when it comes: a loaded machine must not fail it. */
configure({ asyncUtilTimeout: 60_000 });
