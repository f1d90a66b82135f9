/** The codes of ISO 3166-1, which the norm takes. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN ' +
  'CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');

const COUNTRIES = new Set(COUNTRY_CODES);

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const names = new Intl.DisplayNames('en', { type: 'region' });

export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}

/** Whether VAT is that of the European Union. */
export function isInEu(code: string): boolean {
  return EU.has(code);
}

export function nameCountry(code: string): string {
  return isCountry(code) ? (names.of(code) ?? code) : code;
}

const WITH_ARTICLE =
  /^(?:United .*|Bahamas|Comoros|Isle of Man|Maldives|Netherlands|Philippines|.* (?:Islands|Netherlands|Republic|Territor(?:y|ies)))$/;

/** As it is within a sentence: 'in the Netherlands'. */
export function nameWithArticle(code: string): string {
  const name = nameCountry(code);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/** What a VAT ID begins with: Greece has letters of its own. */
export function vatPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country;
}
