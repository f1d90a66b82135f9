import type { EInvoice, EInvoiceParty } from './e-invoice.ts';
import type { Problem } from './voices.ts';

export type Registration = { number: string; scheme?: string };

/** What the number of a company looks like where Peppol has rules for it, and its scheme (ISO 6523). */
const REGISTERS: Record<string, { digits: number; scheme?: string }> = {
  DK: { digits: 8, scheme: '0184' },
  NL: { digits: 8, scheme: '0106' },
  SE: { digits: 10 },
};

const SWEDISH_RATES = [600, 1200, 2500];

/** The registration of a seller as Peppol takes it; null if it takes none that looks like this. */
export function readRegistration({ country, registration }: EInvoiceParty): Registration | null {
  if (!registration) return null;
  const register = REGISTERS[country ?? ''];
  if (!register) return { number: registration };
  const { digits, ...scheme } = register;
  const number = registration.replace(/\D/g, '');
  const isRight = number.length === digits && (country !== 'SE' || isSwedishNumber(number));
  return isRight ? { number, ...scheme } : null;
}

/** Its last digit is that of Luhn's algorithm. */
export function isSwedishNumber(number: string): boolean {
  const digits = [...number].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  const sum = digits.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return /^\d{10}$/.test(number) && sum % 10 === 0;
}

/** Why Peppol does not take an invoice of a seller in this country. */
export function findSellerProblems({ seller, buyer, tax }: EInvoice): Problem[] {
  const { country, registration } = seller;
  const found: Problem[] = [];
  const hasNot = (field: string): Problem => ({ side: 'seller', field });
  if (country === 'GR') {
    return ['In Greece, Peppol needs a mark of the tax office, which the invoice does not have.'];
  }
  if (country === 'IT' || country === 'NL') {
    if (!seller.street) found.push(hasNot('a street'));
    if (!seller.city) found.push(hasNot('a city'));
    if (!seller.postalCode) found.push(hasNot('a postal code'));
  }
  if (!readRegistration(seller) && (registration || country === 'DK')) {
    found.push(hasNot(`a registration of ${REGISTERS[country ?? '']?.digits} digits`));
  }
  if (country === 'NL' && buyer.country === 'NL') {
    found.push('In the Netherlands, Peppol needs a bank account, which the invoice does not have.');
  }
  if (country === 'SE' && tax.category === 'S' && !SWEDISH_RATES.includes(tax.rate)) {
    found.push('In Sweden, Peppol takes a VAT of 6%, 12% or 25%.');
  }
  return found;
}
