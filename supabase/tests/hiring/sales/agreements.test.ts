import { expect, it } from 'vitest';
import { act, addRequest, message } from '../../support/hiring.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale } from '../requests/add-sale.ts';

type Scene = { id: string; creator: { id: string } };

async function readAgreement(world: World, { id, creator }: Scene) {
  await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
  const [row] = await world.sql<{ text: string }[]>`
    select text from public.agreements where hire_request_id = ${id}`;
  return row?.text.split('\n') ?? [];
}

const rights = {
  once: 'Once it is paid for in full, the creator transfers what rights they have in the project to the client, and may not sell or license it to anyone else. Third-party parts keep their own licenses.',
  license:
    'Once it is paid for in full, the client may use the project in one product of their own, for free or paid end users, and may not resell it. The creator keeps the code and what rights they have. Third-party parts keep their own licenses.',
  work: 'The client owns the code and may use it freely once it is paid for in full. Third-party parts keep their own licenses.',
};

it.each([
  ['once', 'Sale: once, all rights', rights.once],
  ['license', 'Sale: license for one product', rights.license],
])('the agreement on a sale of kind %s says what the client may do', (sale_kind, line, sentence) =>
  inWorld(async (world) => {
    const { creator, buy } = await addSale(world, { sale_kind });
    const { id } = await buy();
    const lines = await readAgreement(world, { id, creator });
    expect(lines.slice(0, -2)).toEqual([
      'Agreement',
      '',
      'Client: Noah Bennett',
      'Creator: Ada Stone',
      `Request: ${id}`,
      'Title: Harbor Notes',
      'Price: $2,400.00',
      'Included: Source code, Documentation',
      line,
      expect.stringMatching(/^Due date: /),
      'Revisions: unlimited',
      '',
      'Scope',
      `  ${message}`,
      '',
      sentence,
      '',
    ]);
  }),
);

it('the agreement on work for a service says that the client owns it, without what others made', () =>
  inWorld(async (world) => {
    const lines = await readAgreement(world, await addRequest(world));
    expect(lines).toContain(rights.work);
    expect(lines.filter((line) => line.startsWith('Sale'))).toEqual([]);
  }));
