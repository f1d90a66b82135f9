import { SMTPServer } from 'smtp-server';

/** Accepts every mail and drops it, in a process of its own. Reports its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    stream.resume();
    stream.on('end', () => callback());
  },
});
server.listen(0, '127.0.0.1', () => {
  const listening = server.server.address();
  process.send?.(typeof listening === 'object' && listening ? listening.port : 0);
});
process.on('disconnect', () => process.exit());
