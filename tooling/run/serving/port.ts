import { createServer } from 'node:net';

/** What a browser may take `localhost` for: a program on either address would answer in our place. */
const loopbacks = ['127.0.0.1', '::1'];

/** Throws a sentence for the user when another program listens on the port already. */
export async function assertPortIsFree(port: number, purpose: string): Promise<void> {
  for (const address of loopbacks) {
    if (!(await isPortTaken(port, address))) continue;
    throw new Error(
      `Port ${port} is taken, and ${purpose} needs it. Stop the program that uses it and start again.`,
    );
  }
}

const absences = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** False as well where the machine does not have the address. */
function isPortTaken(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      resolve(!absences.includes(code)),
    );
    probe.listen(port, address, () => probe.close(() => resolve(false)));
  });
}
