import { deflateSync, inflateSync } from 'node:zlib';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, as a JavaScript Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/**
 * Bytes, compressed if that makes them shorter. Older rows, and bytes that would grow, are stored
 * uncompressed; they are recognized because they are no zlib stream, which ends with a checksum.
 */
export const compressedBytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver(plain) {
    const compressed = deflateSync(plain, { level: 9 });
    return compressed.length < plain.length ? compressed : plain;
  },
  fromDriver(kept) {
    try {
      return inflateSync(kept);
    } catch {
      return Buffer.from(kept);
    }
  },
});
