export * from './admin.ts';
export * from './auth.ts';
export * from './consent.ts';
export * from './content.ts';
export * from './payment.ts';
export * from './progress.ts';
export * from './published.ts';
export * from './revision.ts';
