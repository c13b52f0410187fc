import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Import first: databases of a device nobody used, for the tests of one file. */
globalThis.indexedDB = new IDBFactory();
