/** Printed when everything has started. */
export function welcome(site: string, api: string, { smtpUrl }: { smtpUrl?: string }): string {
  const mailbox = `Mails land in ${api.replace('127.0.0.1', 'localhost')}/mailbox`;
  return `
Bolt Showcase is ready: ${site}

  creator@example.com    a creator, Ada Stone (/creator/ada-stone)
  client@example.com     a client
  admin@example.com      an admin
  The password of all three is: showcase

${smtpUrl ? 'Mails go to the server of SMTP_URL' : mailbox}
Stop with Ctrl-C.
`;
}
