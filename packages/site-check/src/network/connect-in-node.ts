import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { protocols } from './connection.ts';
import type { Connect } from './connection.ts';

export const connectInNode: Connect = async (address, port, { signal, ca }) => {
  let socket: Socket = connect({ host: address, port, signal });
  ignoreLateErrors(socket);
  await once(socket, 'connect');
  return {
    remoteAddress: socket.remoteAddress,
    async secure(host) {
      socket = connectSecurely({
        socket,
        ...(isIP(host) ? { host } : { servername: host }),
        ...(ca === undefined ? {} : { ca }),
        ALPNProtocols: protocols,
      });
      ignoreLateErrors(socket);
      await once(socket, 'secureConnect');
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        socket.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    read: () => socket,
    close: () => socket.destroy(),
  };
};

/** An error that nobody awaits would end the process. */
function ignoreLateErrors(socket: Socket) {
  socket.on('error', () => undefined);
}
