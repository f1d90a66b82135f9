import { describe, expect, it } from 'vitest';
import type { EInvoice, EInvoiceFormat } from './e-invoice.ts';
import { findProblems } from './find-problems.ts';
import { anEInvoice } from './testing/an-e-invoice.ts';
import { readXml } from './testing/read-xml.ts';
import { readTerms, type ReadInvoice } from './testing/terms.ts';
import { writeCii } from './xml/write-cii.ts';
import { writeUbl } from './xml/write-ubl.ts';
import {
  aCorrection,
  aCredit,
  normFixtures,
  taxFixtures,
  toCredit,
  type Fixture,
} from './testing/fixtures.ts';
import { nationalFixtures } from './testing/national-fixtures.ts';
import { nationalRules } from './testing/national-rules.ts';
import { normRules, type Rules } from './testing/norm-rules.ts';
import { taxRules } from './testing/tax-rules.ts';
import { germanFixtures, peppolFixtures } from './testing/ubl-fixtures.ts';
import { germanRules, peppolRules } from './testing/ubl-rules.ts';

const norm = {
  rules: { ...normRules, ...taxRules },
  fixtures: { ...normFixtures, ...taxFixtures },
};

const FORMATS = {
  'factur-x': { write: writeCii, ...norm },
  xrechnung: {
    write: (invoice: EInvoice) => writeUbl(invoice, 'xrechnung'),
    rules: { ...norm.rules, ...germanRules },
    fixtures: { ...norm.fixtures, ...germanFixtures },
  },
  peppol: {
    write: (invoice: EInvoice) => writeUbl(invoice, 'peppol'),
    rules: { ...norm.rules, ...peppolRules, ...nationalRules },
    fixtures: { ...norm.fixtures, ...peppolFixtures, ...nationalFixtures },
  },
};

const findBroken = (rules: Rules, read: ReadInvoice) =>
  Object.keys(rules).filter((id) => !rules[id]?.(read));

describe.each(Object.keys(FORMATS) as EInvoiceFormat[])('%s', (format) => {
  const { write, rules, fixtures } = FORMATS[format];
  const read = (invoice: EInvoice) => readTerms(readXml(write(invoice)));

  it('has an invoice for each rule', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  const check = (id: string, { keeps = anEInvoice(), breaks, change }: Fixture) => {
    const written = read(keeps);
    const isCorrection = keeps.kind === 'corrected' && format === 'peppol';
    expect(findBroken(rules, written)).toEqual(isCorrection ? ['PEPPOL-EN16931-P0112'] : []);
    expect(findProblems(keeps, format)).toEqual([]);
    if (breaks) {
      const broken = breaks(keeps);
      expect(findBroken(rules, read(broken))).toContain(id);
      expect(findProblems(broken, format)).not.toEqual([]);
    }
    change?.(written);
    if (change) expect(findBroken(rules, readTerms(written.root))).toContain(id);
  };

  it.each(Object.entries(fixtures))('keeps %s, and one invoice breaks it', check);

  it.each(Object.entries(fixtures).filter(([, { keeps }]) => keeps?.kind !== 'corrected'))(
    'keeps %s, and one credit note breaks it',
    (id, fixture) => check(id, { ...fixture, keeps: toCredit(fixture.keeps ?? anEInvoice()) }),
  );
});

it.each([
  ['an invoice', anEInvoice(), ['380', 'Invoice']],
  ['a correction', aCorrection, ['384', 'Invoice']],
  ['a credit', aCredit, ['381', 'CreditNote']],
])('%s has its own type, and what it is about', (_, invoice, [type, root]) => {
  const cii = readTerms(readXml(writeCii(invoice)));
  const ubl = readTerms(readXml(writeUbl(invoice, 'xrechnung')));
  expect([cii.text('type'), ubl.text('type'), ubl.root.name]).toEqual([type, type, root]);
  const about = invoice.refersTo?.number ?? '';
  expect([cii.text('preceding'), ubl.text('preceding')]).toEqual([about, about]);
  expect(cii.text('gross')).toBe('1190.00');
});
