import { createServer } from 'node:net';

/** Throws a sentence for the user when another program listens on the port already. */
export async function assertPortIsFree(port: number, purpose: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => {
      reject(
        new Error(
          `Port ${port} is taken, and ${purpose} needs it. Stop the program that uses it and start again.`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
