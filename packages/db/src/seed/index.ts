export { demoAccounts } from './demo-accounts.ts';
