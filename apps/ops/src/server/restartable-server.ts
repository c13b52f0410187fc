import { type Running, startProgram } from './processes.ts';

export type Server = {
  pid(): number;
  /** The server's output since the last start. */
  said(): string;
  start(): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  /** Uses this program file from the next start on. */
  upgrade(file: string): void;
};

/**
 * A server that can be ended and started again on its port.
 * @param file its main.js
 * @param environment its settings; PUBLIC_URL is the port's own address unless they say another
 */
export function prepareServer(file: string, port: number, environment: Record<string, string>): Server {
  let program = file;
  let running: Running | null = null;
  const current = () => {
    if (!running) throw new Error('the server was not started');
    return running;
  };
  return {
    pid: () => current().child.pid ?? 0,
    said: () => current().said(),
    async start() {
      running = await startProgram({
        command: process.execPath,
        args: [program],
        port,
        readyPath: '/readyz',
        environment: { PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment, PORT: String(port) },
      });
    },
    stop: (signal) => current().stop(signal),
    upgrade(next) {
      program = next;
    },
  };
}
