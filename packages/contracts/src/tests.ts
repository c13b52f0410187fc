export * from './items/question.ts';
export * from './items/question-kinds.ts';
export * from './items/question-variants.ts';
export { type TestFields, test as testWire, testFields } from './items/test.ts';
export * from './items/whole-text.ts';
