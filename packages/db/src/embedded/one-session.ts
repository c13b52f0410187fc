import { PGlite } from '@electric-sql/pglite';

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);
const readyForQuery = 0x5a;
const idle = 0x49;

/**
 * PGlite has one session for all connections, and its socket server lets another connection's message in when
 * no transaction block is open. The messages of one statement (Parse, Bind, Execute … Sync) must not be
 * interleaved: two connections would share the unnamed statement and read each other's rows. So here a
 * session counts as busy until Postgres reports 'ready, idle'.
 */
export class OneSession extends PGlite {
  #isIdle = true;

  override isInTransaction(): boolean {
    return !this.#isIdle || super.isInTransaction();
  }

  override async execProtocolRawStream(
    message: Uint8Array,
    { onRawData, ...options }: Parameters<PGlite['execProtocolRawStream']>[1],
  ): Promise<void> {
    let tail = Buffer.alloc(0);
    await super.execProtocolRawStream(message, {
      ...options,
      onRawData: (data) => {
        tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6);
        onRawData(data);
      },
    });
    if (message[0] === 0x58) return;
    this.#isIdle = tail.at(-6) === readyForQuery && tail.at(-1) === idle;
  }

  /** The socket server's ROLLBACK for a connection that was lost, perhaps in the middle of a statement. */
  override async exec(...parameters: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    if (!this.#isIdle) {
      await this.execProtocolRaw(syncMessage);
      this.#isIdle = true;
    }
    return super.exec(...parameters);
  }
}
