import { readConfig } from './config.ts';
import { createSandbox } from './index.ts';

try {
  const sandbox = await createSandbox(readConfig());
  console.log(`Sandbox: ${sandbox.url} (mail, sign-in, payments, push), mail by ${sandbox.smtpUrl}`);

  let isClosing = false;
  const stop = async () => {
    if (isClosing) return;
    isClosing = true;
    await sandbox.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // With an IPC channel, the sandbox ends when its parent does, even if that crashes.
  process.on('disconnect', stop);
} catch (error) {
  console.error(`The sandbox can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
