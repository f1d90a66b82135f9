import type { EInvoiceParty } from '../e-invoice.ts';
import { anEInvoice } from './an-e-invoice.ts';
import { changeTerm } from './change-terms.ts';
import { buyer, seller, taxed, toCredit, type Fixture } from './fixtures.ts';
import { GERMAN_RULES } from './national-rules.ts';
import { germanFixtures } from './ubl-fixtures.ts';

const from = (party: Partial<EInvoiceParty>) => seller(party)(anEInvoice());

const german = buyer({ country: 'DE', vatId: 'DE987654321' })(taxed('domestic'));
const danish = from({ country: 'DK', vatId: 'DK12345674', registration: 'CVR 12345674' });
const italian = from({ country: 'IT', vatId: 'IT12345670017', registration: null });
const dutch = from({ country: 'NL', vatId: 'NL123456789B01', registration: 'KVK 12345678' });
const ofSweden = { country: 'SE', vatId: 'SE556703748501', registration: '556703-7485' };
const swedish = from(ofSweden);
const taxedSwedish = seller(ofSweden)(anEInvoice({}, { taxCase: 'domestic', rate: 2_500 }));

const changeRegistration = (number: string, schemeID = '') =>
  changeTerm('sellerRegistration', number, schemeID ? { schemeID } : {});

export const nationalFixtures: Record<string, Fixture> = {
  ...Object.fromEntries(
    Object.entries(GERMAN_RULES).map(([id, rule]) => [
      id,
      { ...germanFixtures[rule], keeps: german },
    ]),
  ),
  'DK-R-002': { keeps: danish, breaks: seller({ registration: null }) },
  'DK-R-014': { keeps: danish, change: changeRegistration('12345674') },
  'GR-R-001-1': { breaks: seller({ country: 'GR', vatId: 'EL123456789' }) },
  'IT-R-002': { keeps: italian, breaks: seller({ street: null }) },
  'IT-R-003': { keeps: italian, breaks: seller({ city: null }) },
  'IT-R-004': { keeps: italian, breaks: seller({ postalCode: null }) },
  'NL-R-001': { keeps: toCredit(dutch), change: changeTerm('preceding', null) },
  'NL-R-002': { keeps: dutch, breaks: seller({ street: null }) },
  'NL-R-003': { keeps: dutch, change: changeRegistration('12345678') },
  'NL-R-008': { keeps: dutch, breaks: buyer({ country: 'NL', vatId: 'NL987654321B01' }) },
  'PEPPOL-COMMON-R042': { keeps: danish, change: changeRegistration('CVR 1', '0184') },
  'PEPPOL-COMMON-R049': {
    keeps: swedish,
    change: changeTerm('sellerEndpoint', '5567037486', { schemeID: '0007' }),
  },
  'SE-R-001': { keeps: swedish, change: changeTerm('sellerVatId', 'SE5567037485') },
  'SE-R-002': { keeps: swedish, change: changeTerm('sellerVatId', 'SE55670374850X') },
  'SE-R-003': { keeps: swedish, change: changeRegistration('AB') },
  'SE-R-004': { keeps: swedish, change: changeRegistration('556703748') },
  'SE-R-006': { keeps: taxedSwedish, change: changeTerm('rate', '19') },
  'SE-R-013': { keeps: swedish, change: changeRegistration('5567037486') },
};
