import type { SamplesByProject } from './sample.ts';

export const serverSamples = {
  'harbor-pantry': [
    {
      title: 'Reserve the last crate once',
      language: 'SQL',
      code: `create function reserve(line_id uuid, wanted integer) returns boolean
language plpgsql as $$
declare
  left_over integer;
begin
  select s.quantity - s.reserved into left_over
  from stock s join basket_lines l on l.stock_id = s.id
  where l.id = line_id
  for update of s;

  if left_over < wanted then
    return false;
  end if;

  update stock s set reserved = s.reserved + wanted
  from basket_lines l
  where l.id = line_id and l.stock_id = s.id;
  return true;
end;
$$;`,
    },
    {
      title: 'Offer the closest swap',
      language: 'TypeScript',
      code: `export function closestSwap(item: Item, shelf: Item[]) {
  return shelf
    .filter((other) => other.farmId === item.farmId && other.left > 0)
    .sort((a, b) => Math.abs(a.price - item.price) - Math.abs(b.price - item.price))
    .at(0);
}`,
    },
  ],
  paygrid: [
    {
      title: 'A payout run from the command line',
      language: 'Shell',
      code: `curl https://api.paygrid.example/v1/runs \\
  -H "Authorization: Bearer $PAYGRID_KEY" \\
  -H "Idempotency-Key: run-2026-08" \\
  -H "Content-Type: application/json" \\
  -d '{ "currency": "USD", "payouts": [{ "to": "acct_91", "cents": 12550 }] }'`,
    },
    {
      title: 'The same key never pays twice',
      language: 'TypeScript',
      code: `export async function once<T>(key: string, pay: () => Promise<T>): Promise<T> {
  const known = await runs.findOne({ key });
  if (known) return known.answer as T;

  await runs.insertOne({ key, startedAt: new Date() });
  const answer = await pay();
  await runs.updateOne({ key }, { $set: { answer } });
  return answer;
}`,
    },
  ],
  hookrelay: [
    {
      title: 'Check a signature on the raw bytes',
      language: 'TypeScript',
      code: `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(body: Buffer, header: string, secret: string) {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(header.replace(/^sha256=/, ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`,
    },
  ],
  'geofence-api': [
    {
      title: 'Ask with a point',
      language: 'Shell',
      code: `curl "https://geofence.example/v1/zones?lat=30.2672&lng=-97.7431"

{ "zone": "downtown", "fee": 3.5, "minimum": 15, "closes": "22:00" }`,
    },
    {
      title: 'Most questions end at a cell',
      language: 'JavaScript',
      code: `export async function zoneAt(point) {
  const cell = await cells.findOne({ key: cellKey(point) });
  if (!cell) return null;
  if (cell.inside) return cell.zone;
  return cell.zones.find((zone) => contains(zone.polygon, point)) ?? null;
}`,
    },
  ],
  'ratelimit-gateway': [
    {
      title: 'Borrow a budget',
      language: 'JavaScript',
      code: `export async function take(client) {
  const purse = purses.get(client) ?? { left: 0 };
  if (purse.left === 0) {
    purse.left = await counter.borrow(client, 50);
    purses.set(client, purse);
  }
  if (purse.left === 0) return { allowed: false, retryAfter: 1 };
  purse.left -= 1;
  return { allowed: true };
}`,
    },
  ],
  'currency-feed': [
    {
      title: 'A range with its sources',
      language: 'JSON',
      code: `{
  "base": "EUR",
  "quote": "USD",
  "from": "2026-06-01",
  "days": [
    { "day": "2026-06-01", "rate": 1.0871, "source": "ECB" },
    { "day": "2026-06-02", "rate": 1.0869, "source": "ECB" }
  ]
}`,
    },
  ],
  quorum: [
    {
      title: 'Cast a secret ballot',
      language: 'TypeScript',
      code: `export async function castBallot(vote: Vote, member: Member, choice: Choice) {
  await database.transaction(async (tx) => {
    const right = await tx.rights.takeUnused(vote.id, member.id);
    if (!right) throw new AlreadyVoted();
    await tx.ballots.insert({ voteId: vote.id, choice });
  });
}`,
    },
  ],
  docuquery: [
    {
      title: 'Keep only what the page supports',
      language: 'TypeScript',
      code: `export async function supported(answer: Sentence[]) {
  const verdicts = await Promise.all(
    answer.map(async (sentence) => ({
      sentence,
      holds: sentence.passage !== null && (await entails(sentence.passage, sentence.text)),
    })),
  );
  return verdicts.filter((verdict) => verdict.holds).map((verdict) => verdict.sentence);
}`,
    },
  ],
} as const satisfies SamplesByProject;
