import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

const wordsOf = (error) => error.stack ?? error.message ?? '';
const messageOf = ([error] = []) =>
  error ? [error, ...(error.cause ? [error.cause] : [])].map(wordsOf).join('\nCaused by ') : '';
const failure = (file, name, errors) => ({ file, name, status: 'failed', ms: 0, message: messageOf(errors) });

function resultsOf(module) {
  const file = relative(root, module.moduleId);
  const outside = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    return { file, name: test.fullName, tags: test.tags, status: state, ms, message: messageOf(errors) };
  });
  return [...outside.map((suite) => failure(file, suite.fullName ?? '', suite.errors())), ...tests];
}

function timesOf(module) {
  // Excludes environmentSetupDuration: Vitest reports the single setup of a process for each of its files.
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const wallMs = prepareDuration + collectDuration + setupDuration + duration;
  return { file: relative(root, module.moduleId), wallMs, cpuMs: module.meta().cpuMs ?? 0 };
}

/** Writes a run's results to the file TEST_RESULT_FILE, as described in test-results.mjs. */
export default class ResultReporter {
  onTestRunEnd(modules, errors) {
    const results = [...modules.flatMap(resultsOf), ...errors.map((error) => failure('vitest', '', [error]))];
    writeFileSync(process.env.TEST_RESULT_FILE, JSON.stringify({ results, files: modules.map(timesOf) }));
  }
}
