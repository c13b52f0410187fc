import { deflateSync, inflateSync } from 'node:zlib';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time with its zone, as a JavaScript Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/**
 * Bytes that are compressed where that makes them shorter. What was kept before it was so, and what would grow, stands there as
 * it is: it is no zlib stream, which has a checksum at its end.
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
