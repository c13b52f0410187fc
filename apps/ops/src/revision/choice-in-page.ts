import { timeChoices } from './choice-work.ts';

/** Bundled for a page, which has no modules of ours. */
Object.assign(globalThis, { timeChoices });
