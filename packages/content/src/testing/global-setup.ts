import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    starterLibraryFolder: string;
  }
}

/** For `globalSetup` of vitest: the folder through which the processes of a run share the starter library. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'starter-library-'));
  project.provide('starterLibraryFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
