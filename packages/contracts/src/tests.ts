export * from './items/question.ts';
export { type TestFields, test as testWire, testFields } from './items/test.ts';
