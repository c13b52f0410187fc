export { publishSubjects } from './publish-subjects.ts';
export { createStudent, importSampleContent, sampleLibrary } from './samples.ts';
export { createTestContext, type TestContext } from './test-context.ts';
