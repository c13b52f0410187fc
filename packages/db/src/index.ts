export { type Database, openDatabase } from './client.ts';
export { migrateDatabase } from './migrate.ts';
