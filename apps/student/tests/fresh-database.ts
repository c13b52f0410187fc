import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

// The package's modules stay loaded: its database would be that of the file before.
globalThis.indexedDB = new IDBFactory();
