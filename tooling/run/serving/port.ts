import { createServer } from 'node:net';

/** Both addresses that a browser may use for `localhost`: a program on either would respond instead of us. */
const loopbacks = ['127.0.0.1', '::1'];

/** Throws a sentence for the user if another program already listens on the port. */
export async function assertPortIsFree(port: number, purpose: string): Promise<void> {
  for (const address of loopbacks) {
    if (!(await isPortTaken(port, address))) continue;
    throw new Error(
      `Port ${port} is taken, and ${purpose} needs it. Stop the program that uses it and start again.`,
    );
  }
}

const absences = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Also false if the machine does not have the address. */
function isPortTaken(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      resolve(!absences.includes(code)),
    );
    probe.listen(port, address, () => probe.close(() => resolve(false)));
  });
}
