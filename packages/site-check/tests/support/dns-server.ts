import dns2 from 'dns2';

/** Addresses and TXT records by name. A list of lists of addresses answers with the next list each time, and then with the last. */
export type Records = Record<string, { addresses?: string[][]; texts?: string[][] }>;

const { A, AAAA, TXT } = dns2.Packet.TYPE;

/** A DNS server on the loopback address, with these names. */
export async function startDnsServer(records: Records) {
  const questions: string[] = [];
  const server = dns2.createServer({
    udp: true,
    handle(request, send) {
      const response = dns2.Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const { name = '', type } = question ?? {};
      questions.push(name);
      const { addresses = [], texts = [] } = records[name] ?? {};
      const current = (addresses.length > 1 && type === A ? addresses.shift() : addresses[0]) ?? [];
      const common = { name, class: dns2.Packet.CLASS.IN, ttl: 0 };
      for (const address of current) {
        const own = address.includes(':') ? AAAA : A;
        if (type === own)
          response.answers.push(new dns2.Packet.Resource({ ...common, type: own, address }));
      }
      if (type === TXT)
        for (const data of texts)
          response.answers.push(new dns2.Packet.Resource({ ...common, type: TXT, data }));
      void send(response);
    },
  });
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  return {
    questions,
    nameServer: `127.0.0.1:${udp?.port ?? 0}`,
    stop: () => server.close(),
  };
}
