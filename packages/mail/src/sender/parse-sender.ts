const pattern = /^(?:(?:"[^"<>\\\p{Cc}]*"|[^"<>,;:@\\\p{Cc}]*) ?<([^<>]+)>|([^<>]+))$/u;
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d](?:[a-z\d.-]*[a-z\d])?)$/i;

/** The host of `MAIL_FROM`, such as `Showcase <mail@showcase.example>`. Throws a sentence if it is not one sender. */
export function parseSender(from: string): { host: string } {
  const [, named, plain] = pattern.exec(from.trim()) ?? [];
  const host = mailbox.exec(named ?? plain ?? '')?.[1];
  if (host === undefined)
    throw new Error('MAIL_FROM must be one sender, such as: Showcase <mail@showcase.example>');
  return { host: host.toLowerCase() };
}
